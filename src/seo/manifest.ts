import { company } from '#data/company.ts';
import { ICONS } from '#site/icons.ts';
import { THEME_COLORS } from '#site/identity.ts';
import { pageRoute } from '#site/routes.ts';
import { href } from '#site/site.ts';

/** The web app manifest: https://www.w3.org/TR/appmanifest/ */
export function webManifest() {
  return {
    id: href('home'),
    name: `${company.brand}: ${pageRoute('home').title}`,
    short_name: company.brand,
    start_url: href('home'),
    display: 'browser',
    background_color: THEME_COLORS.light,
    theme_color: THEME_COLORS.light,
    icons: ICONS.app.map(({ path, size, purpose }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}
