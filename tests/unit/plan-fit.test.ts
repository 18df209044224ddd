import { describe, expect, test } from 'vitest';
import {
  countFits,
  fitOf,
  NO_NEEDS,
  statusOf,
  type PlanNeeds,
  type PlanTerms,
} from '#sections/plan-comparison/plan-fit.ts';

const SMALL: PlanTerms = {
  monthlyCents: 9_700,
  isDoneForYou: false,
  hasUnlimitedAccounts: false,
  linkedinLevel: 0,
};
const LARGE: PlanTerms = {
  monthlyCents: 49_700,
  isDoneForYou: true,
  hasUnlimitedAccounts: true,
  linkedinLevel: 0,
};
/** A plan whose terms say its price and its level alone. */
const VAGUE: PlanTerms = {
  monthlyCents: 200_000,
  isDoneForYou: null,
  hasUnlimitedAccounts: null,
  linkedinLevel: 2,
};
const PLANS = [SMALL, LARGE, VAGUE];

const needing = (needs: Partial<PlanNeeds>): PlanNeeds => ({ ...NO_NEEDS, ...needs });
const fits = (needs: Partial<PlanNeeds>) => PLANS.map((terms) => fitOf(terms, needing(needs)));

describe('a plan against what is needed', () => {
  test.each<[string, Partial<PlanNeeds>, string[]]>([
    ['nothing is needed', {}, ['fits', 'fits', 'fits']],
    ['done for you', { doneForYou: true }, ['differs', 'fits', 'ask']],
    ['unlimited accounts', { unlimitedAccounts: true }, ['differs', 'fits', 'ask']],
    ['both', { doneForYou: true, unlimitedAccounts: true }, ['differs', 'fits', 'ask']],
    ['level 1, which a higher level covers', { linkedinLevel: 1 }, ['differs', 'differs', 'fits']],
    ['exactly the level', { linkedinLevel: 2 }, ['differs', 'differs', 'fits']],
    ['a higher level', { linkedinLevel: 3 }, ['differs', 'differs', 'differs']],
    ['a budget to the cent', { monthlyCents: 49_700 }, ['fits', 'fits', 'differs']],
    ['a budget a cent short', { monthlyCents: 49_699 }, ['fits', 'differs', 'differs']],
    [
      'a known no beats an open question',
      { doneForYou: true, monthlyCents: 49_700 },
      ['differs', 'fits', 'differs'],
    ],
  ])('%s', (_, needs, expected) => {
    expect(fits(needs)).toEqual(expected);
  });
});

describe('the status', () => {
  const words = {
    all: 'All {all}.',
    one: 'One of {all}.',
    some: '{fits} of {all}.',
    andAsk: '{ask} may.',
    onlyAsk: 'Only {ask} may.',
    none: 'None of {all}.',
  };
  const status = (needs: Partial<PlanNeeds>, plans = PLANS) =>
    statusOf(countFits(plans, needing(needs)), words);

  test.each<[Partial<PlanNeeds>, string]>([
    [{}, 'All 3.'],
    [{ monthlyCents: 49_700 }, '2 of 3.'],
    [{ doneForYou: true }, 'One of 3. 1 may.'],
    [{ doneForYou: true, linkedinLevel: 1 }, 'Only 1 may.'],
    [{ linkedinLevel: 3 }, 'None of 3.'],
  ])('of %o is "%s"', (needs, expected) => {
    expect(status(needs)).toBe(expected);
  });
});
