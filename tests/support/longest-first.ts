import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, the longest first (`npm test` prints them). */
const LONGEST = [
  'commands.test.ts',
  'production.test.ts',
  'pages-content.test.ts',
  'pages-utility.test.ts',
  'pages-frames.test.ts',
  'open-states.test.ts',
  'lighthouse.test.ts',
  'search.test.ts',
  'design-system.test.ts',
  'typefaces.test.ts',
  'back-forward-cache.test.ts',
  'dialogs.test.ts',
];

/** Begins with the files that take longest, so that no worker is left with one at the end. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}`));
      return index < 0 ? LONGEST.length : index;
    };
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}
