/** What a filter asks about a plan; `null` where the plan's terms do not say. */
export type PlanTerms = {
  monthlyCents: number;
  isDoneForYou: boolean | null;
  hasUnlimitedAccounts: boolean | null;
  /** 0 where the plan comes without LinkedIn management. */
  linkedinLevel: number;
};

/** What a visitor needs of a plan. */
export type PlanNeeds = {
  doneForYou: boolean;
  unlimitedAccounts: boolean;
  /** The lowest level that will do; 0 where none is needed. */
  linkedinLevel: number;
  /** The most that a month may cost; `null` where any price will do. */
  monthlyCents: number | null;
};

export const NO_NEEDS: PlanNeeds = {
  doneForYou: false,
  unlimitedAccounts: false,
  linkedinLevel: 0,
  monthlyCents: null,
};

/** `ask`: nothing in the plan's terms speaks against it, but they do not say everything that is needed. */
export type Fit = 'fits' | 'ask' | 'differs';

/** Whether a plan with these terms gives what is needed. */
export function fitOf(terms: PlanTerms, needs: PlanNeeds): Fit {
  const answers = [
    !needs.doneForYou || terms.isDoneForYou,
    !needs.unlimitedAccounts || terms.hasUnlimitedAccounts,
    terms.linkedinLevel >= needs.linkedinLevel,
    needs.monthlyCents === null || terms.monthlyCents <= needs.monthlyCents,
  ];
  if (answers.includes(false)) return 'differs';
  return answers.includes(null) ? 'ask' : 'fits';
}

/** How many of `plans` fit, and for how many one has to ask. */
export function countFits(plans: readonly PlanTerms[], needs: PlanNeeds) {
  const fits = plans.map((terms) => fitOf(terms, needs));
  const countOf = (wanted: Fit) => fits.filter((fit) => fit === wanted).length;
  return { all: plans.length, fits: countOf('fits'), ask: countOf('ask') };
}

/** What the filter says of its result; `{all}`, `{fits}` and `{ask}` stand for figures. */
export type StatusWords = {
  all: string;
  one: string;
  some: string;
  /** Follows `one` and `some`. */
  andAsk: string;
  onlyAsk: string;
  none: string;
};

/** The result of a filter in a sentence or two. */
export function statusOf(counts: ReturnType<typeof countFits>, words: StatusWords): string {
  const { all, fits, ask } = counts;
  const told = () => {
    if (fits === all) return words.all;
    if (fits === 0) return ask > 0 ? words.onlyAsk : words.none;
    const some = fits === 1 ? words.one : words.some;
    return ask > 0 ? `${some} ${words.andAsk}` : some;
  };
  return told().replaceAll(/\{(all|fits|ask)\}/g, (_, name: 'all' | 'fits' | 'ask') =>
    String(counts[name]),
  );
}
