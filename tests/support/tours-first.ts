import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Begins with the tours of pages, so that no worker is left with one at the end. On a new checkout vitest begins with the
 * largest files, and these three take longest but have few lines.
 */
export default class ToursFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isTour = ({ moduleId }: TestSpecification) => /\/pages-\w+\.test\.ts$/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isTour), ...sorted.filter((file) => !isTour(file))];
  }
}
