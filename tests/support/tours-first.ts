import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Begins with the files that tour the site's pages, or the pages of other hosts, so that no worker is left with one of
 * them at the end: they take longest, but Vitest begins a new checkout with the largest files, and they have few lines.
 */
export default class ToursFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isTour = ({ moduleId }: TestSpecification) =>
      /\/(e2e\/pages-\w+|engines\/framed-pages)\.test\.ts$/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isTour), ...sorted.filter((file) => !isTour(file))];
  }
}
