import { company } from '#data/company.ts';
import { ICONS } from '#site/files.ts';
import { THEME_COLORS } from '#site/identity.ts';
import { pageRoute } from '#site/routes.ts';
import { href, type Site } from '#site/site.ts';

const indexed = (site: Site) => site.routes.filter((route) => route.indexed);

/** Exactly the canonical pages that search engines may list: https://www.sitemaps.org/protocol.html */
export function sitemap(site: Site): string {
  const urls = indexed(site).map(
    ({ path }) => `  <url><loc>${site.absoluteUrl(path)}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** Allows everything: a page with `noindex` must be crawled for the robots meta tag to be seen. */
export function robots(site: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.absoluteUrl('/sitemap.xml')}\n`;
}

/** The same pages for language models, with `terms`, as models quote prices alone, and `facts`: https://llmstxt.org */
export function llms(site: Site, terms: string, facts: readonly string[]): string {
  const list = (areSold: boolean) =>
    indexed(site)
      .filter(({ id }) => site.purchases.some((purchase) => purchase.id === id) === areSold)
      .map(
        ({ title, path, description }) =>
          `- [${title}](${site.absoluteUrl(path)}): ${description}\n`,
      )
      .join('');
  return `# ${company.brand}

> ${pageRoute('home').description}

${terms}

${facts.length > 0 ? `${facts.join('\n')}\n\n` : ''}## Pages

${list(false)}
## Plans to order

${list(true)}`;
}

/** Whom to contact about a vulnerability; valid for at most a year: https://www.rfc-editor.org/rfc/rfc9116 */
export function securityTxt(site: Site, today: Date): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), 1));
  return `Contact: mailto:${site.env.supportEmail}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${site.absoluteUrl('/.well-known/security.txt')}
`;
}

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
