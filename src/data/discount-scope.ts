/**
 * What the discount of a premium plan applies to, and what keeps its full price. The page, the ledger and the
 * terms use these words (drafted, for the owner to confirm).
 */
export const discountScope = {
  covers:
    'our own fee for every additional service, listed or quoted, that we deliver while you have the plan, except commission and our percentage of ad spend',
  excludes:
    'plans, LinkedIn management, the AI partnership and custom AI builds, the community, ad spend, carrier charges, or AI usage',
  agreement: 'We agree on the scope of each engagement with you in writing before it starts.',
};
