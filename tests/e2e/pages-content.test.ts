import { contentPages } from '#tests/test-site.ts';
import { testPages } from './support/page-matrix.ts';
import { useBrowser } from './support/browser-fixture.ts';

useBrowser();

testPages(contentPages);
