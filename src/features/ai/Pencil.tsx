import type { Styled } from '#lib/class-names.ts';
/** A carpenter's pencil, pointing right: the next line of the form is for the visitor to fill in. 360 by 40. */
export function Pencil({ className }: Styled) {
  return (
    <svg className={className} viewBox="0 0 360 40" fill="none" aria-hidden="true">
      <rect x="2" y="4" width="22" height="32" rx="4" fill="var(--paper-ink)" />
      <path fill="var(--accent)" d="M20 4H286V36H20z" />
      <path fill="var(--accent-deep)" d="M20 26H286V36H20z" />
      <path fill="var(--engine)" d="M206 4h52v32h-52z" />
      <path fill="var(--pencil)" d="m286 4 52 11v10l-52 11-9-5.5 9-5.2-9-5.3 9-5.3-9-5.2z" />
      <path fill="var(--paper-ink)" d="m334 14 22 6-22 6z" />
    </svg>
  );
}
