import type { EmbedId } from './embeds.ts';
import { href, type Site } from './site.ts';
import type { PageId } from './routes.ts';
import type { LinkTarget } from '#ui/link-target.ts';

/** The id of the dialog that shows `embed`. */
export function dialogId(embed: EmbedId): string {
  return `${embed}-dialog`;
}

/** A link to an external page that opens it in its dialog. The page must have that dialog. */
export function toDialog(site: Site, embed: EmbedId): LinkTarget {
  return { href: site.embeds[embed].url, dialog: dialogId(embed) };
}

/** A link to a page of this site. */
export function toPage(page: PageId, hash?: string): LinkTarget {
  return { href: href(page, hash) };
}
