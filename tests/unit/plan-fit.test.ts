import { describe, expect, test } from 'vitest';
import {
  listsAll,
  NO_NEEDS,
  statusOf,
  type PlanNeeds,
  type PlanTerms,
} from '#sections/plan-comparison/plan-fit.ts';
import { amongOffered, firstChoice, withToggled } from '#sections/plan-comparison/plan-choice.ts';

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
/** A plan whose terms state only its price and its level. */
const VAGUE: PlanTerms = {
  monthlyCents: 200_000,
  isDoneForYou: null,
  hasUnlimitedAccounts: null,
  linkedinLevel: 2,
};
const PLANS = [SMALL, LARGE, VAGUE];

const fits = (needs: Partial<PlanNeeds>) =>
  PLANS.map((terms) => listsAll(terms, { ...NO_NEEDS, ...needs }));

describe('a plan against what is needed', () => {
  test.each<[string, Partial<PlanNeeds>, boolean[]]>([
    ['nothing is needed', {}, [true, true, true]],
    ['done for you', { doneForYou: true }, [false, true, false]],
    ['unlimited accounts', { unlimitedAccounts: true }, [false, true, false]],
    ['both', { doneForYou: true, unlimitedAccounts: true }, [false, true, false]],
    ['level 1, which a higher level covers', { linkedinLevel: 1 }, [false, false, true]],
    ['exactly the level', { linkedinLevel: 2 }, [false, false, true]],
    ['a higher level', { linkedinLevel: 3 }, [false, false, false]],
    ['a budget to the cent', { monthlyCents: 49_700 }, [true, true, false]],
    ['a budget a cent short', { monthlyCents: 49_699 }, [true, false, false]],
  ])('%s', (_, needs, expected) => {
    expect(fits(needs)).toEqual(expected);
  });
});

describe('the status', () => {
  const words = { all: 'All.', one: 'One of {all}.', some: '{fits} of {all}.', none: 'None.' };

  test.each([
    [3, 'All.'],
    [2, '2 of 3.'],
    [1, 'One of 3.'],
    [0, 'None.'],
  ])('of %i of three plans is "%s"', (count, expected) => {
    expect(statusOf(count, 3, words)).toBe(expected);
  });
});

describe('the plans that a phone compares', () => {
  test('are the first and the marked one to begin with', () => {
    const plan = (id: string, flag: string | null = null) => ({ id, flag });
    expect(firstChoice([plan('a'), plan('b'), plan('c', 'best')])).toEqual(['a', 'c']);
    expect(firstChoice([plan('a', 'best'), plan('b')])).toEqual(['a', 'b']);
    expect(firstChoice([plan('a'), plan('b'), plan('c')])).toEqual(['a', 'b']);
  });

  test('come and go, and are never more than three', () => {
    expect(withToggled(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
    expect(withToggled(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
    expect(withToggled(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c']);
    expect(withToggled(['a'], 'a')).toEqual([]);
  });

  test('stay as many while a filter takes some away', () => {
    expect(amongOffered(['a', 'b'], ['b', 'c', 'd'])).toEqual(['b', 'c']);
    expect(amongOffered(['a', 'b'], ['a', 'b', 'c'])).toEqual(['a', 'b']);
    expect(amongOffered(['a', 'b'], ['c'])).toEqual(['c']);
    expect(amongOffered(['a'], ['a', 'b'])).toEqual(['a']);
  });
});
