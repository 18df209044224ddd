/** The facts about a plan that a filter asks for; `null` if the plan's terms do not say. */
export type PlanTerms = {
  monthlyCents: number;
  isDoneForYou: boolean | null;
  hasUnlimitedAccounts: boolean | null;
  /** 0 if the plan does not include LinkedIn management. */
  linkedinLevel: number;
};

/** What a visitor needs from a plan. */
export type PlanNeeds = {
  doneForYou: boolean;
  unlimitedAccounts: boolean;
  /** The lowest level that will do; 0 if none is needed. */
  linkedinLevel: number;
  /** The most that a month may cost, in cents; `null` if any price will do. */
  monthlyCents: number | null;
};

export const NO_NEEDS: PlanNeeds = {
  doneForYou: false,
  unlimitedAccounts: false,
  linkedinLevel: 0,
  monthlyCents: null,
};

/** Whether a visitor has said what they need. */
export function isAnythingNeeded(needs: PlanNeeds): boolean {
  return Object.entries(NO_NEEDS).some(([name, none]) => needs[name as keyof PlanNeeds] !== none);
}

/** Whether a plan's terms list everything that is needed. A `null` counts as not listed. */
export function listsAll(terms: PlanTerms, needs: PlanNeeds): boolean {
  return (
    (!needs.doneForYou || terms.isDoneForYou === true) &&
    (!needs.unlimitedAccounts || terms.hasUnlimitedAccounts === true) &&
    terms.linkedinLevel >= needs.linkedinLevel &&
    (needs.monthlyCents === null || terms.monthlyCents <= needs.monthlyCents)
  );
}

/** How the filter words its result; `{all}` and `{fits}` are replaced by numbers. */
export type StatusWords = { all: string; one: string; some: string; none: string };

/** The filter's result as a sentence. */
export function statusOf(fits: number, all: number, words: StatusWords): string {
  const template =
    fits === all ? words.all : fits === 0 ? words.none : fits === 1 ? words.one : words.some;
  return template.replaceAll('{all}', String(all)).replaceAll('{fits}', String(fits));
}
