import { toScriptJson } from '#lib/script-json.ts';

/**
 * Speculation rules: the browser fetches a page of this site when a visitor is about to follow a link
 * to it, and never a page of another host. Links that open a dialog or a tab are left out.
 */
export const PREFETCH_RULES = toScriptJson({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { selector_matches: '[data-dialog], [target]' } }],
      },
      eagerness: 'moderate',
    },
  ],
});
