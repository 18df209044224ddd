import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Begins with the three files that tour the pages, so that no worker is left with one of them at the end: they take
 * longest, but Vitest begins a new checkout with the largest files, and they have few lines.
 */
export default class ToursFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isTour = ({ moduleId }: TestSpecification) => /\/pages-\w+\.test\.ts$/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isTour), ...sorted.filter((file) => !isTour(file))];
  }
}
