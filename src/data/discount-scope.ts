/**
 * What the discount of a premium plan applies to, and what keeps its full price. The page, the ledger and the
 * terms use these words (drafted, for the owner to confirm).
 */
export const discountScope = {
  covers:
    'our own fee for every additional service, listed or quoted, that we deliver while you have the plan',
  excludes:
    'commission, ad spend, our percentage of ad spend, plans, LinkedIn management, the AI partnership, custom AI builds, the community, carrier charges or AI usage',
  agreement: 'We agree on the scope of each engagement with you in writing before it starts.',
};
