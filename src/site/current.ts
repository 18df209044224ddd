import type { LinkAttributes } from '#ui/link.ts';
import { dialogId, type EmbedId } from './embeds.ts';
import { parseEnv } from './env.ts';
import { createSite } from './site.ts';

/** The site as this build is configured: content files and pages read it, components and `src/client` never do. */
export const site = createSite(parseEnv(process.env));

/** The attributes of a link to an external page that opens it in its dialog. The page must have that dialog. */
export function dialog(embed: EmbedId): LinkAttributes {
  return { href: site.embeds[embed].url, 'data-dialog': dialogId(embed) };
}
