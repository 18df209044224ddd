import { contentPages, framePages, testSite } from '#tests/test-site.ts';
import { tourPages } from './support/page-tour.ts';
import { useBrowser } from './support/visitor.ts';

useBrowser();

/** The legal documents, the search page and the not-found page. */
const others = testSite.routes.filter(
  (route) => ![...contentPages, ...framePages].some(({ id }) => id === route.id),
);

tourPages(others);
