import { toScriptJson } from '#lib/inline-script.ts';

/** Links to pages of this site that open neither a dialog nor a tab. */
const LINKS = [{ href_matches: '/*' }, { not: { selector_matches: '[data-dialog], [target]' } }];

/** Links that visitors on phones are likely to follow: those of the first screen, and of an open menu. */
const LIKELY_LINKS = ['main > :first-child a', '[data-disclosure][open] a:not([aria-current])']
  .map((links) => `[data-idle] ${links}`)
  .join(', ');

/**
 * Speculation rules: the browser fetches a page of this site when a visitor is about to follow a link to it, or, on
 * phones, as soon as the page is idle (`client/idle.ts`). It never fetches a page of another host.
 */
export const PREFETCH_RULES = toScriptJson({
  prefetch: [
    { where: { and: LINKS }, eagerness: 'moderate' },
    { where: { and: [...LINKS, { selector_matches: LIKELY_LINKS }] }, eagerness: 'immediate' },
  ],
});
