/** The site's icons, as files in its root. */
export const ICONS = {
  vector: { path: '/favicon.svg', type: 'image/svg+xml' },
  legacy: { path: '/favicon.ico', size: 32 },
  appleTouch: { path: '/apple-touch-icon.png', size: 180 },
  /** For the manifest. `maskable` stays within the inner four fifths, so any launcher can crop it. */
  app: [
    { path: '/icon-192.png', size: 192, purpose: 'any' },
    { path: '/icon-512.png', size: 512, purpose: 'any' },
    { path: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
  ],
  manifest: '/manifest.webmanifest',
} as const;
