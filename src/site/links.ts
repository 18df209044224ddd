import type { LinkAttributes } from '#ui/link.ts';
import { site } from './current.ts';
import { dialogId, type EmbedId } from './embeds.ts';

/** The attributes of a link to an external page that opens it in its dialog. The page must have that dialog. */
export function dialog(embed: EmbedId): LinkAttributes {
  return { href: site.embeds[embed].url, 'data-dialog': dialogId(embed) };
}
