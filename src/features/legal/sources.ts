import { aiOffers } from '#data/ai-offers.ts';
import { claims } from '#data/claims.ts';
import { company } from '#data/company.ts';
import { discountScope } from '#data/discount-scope.ts';
import { legalFacts } from '#data/legal-facts.ts';
import { linkedinBundles } from '#data/linkedin-bundles.ts';
import { premiumPlans } from '#data/premium-plans.ts';
import { additionalServices } from '#data/services.ts';
import { standardPlans } from '#data/standard-plans.ts';

/** The data from which the legal documents' facts are made. */
export const legalSources = {
  aiOffers,
  claims,
  company,
  discountScope,
  legalFacts,
  linkedinBundles,
  premiumPlans,
  additionalServices,
  standardPlans,
};

export type LegalSources = typeof legalSources;
