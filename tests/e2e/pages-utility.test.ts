import { contentPages, framePages, testSite } from '#tests/test-site.ts';
import { rowsOfTier } from '#tests/tier.ts';
import { testPages } from './support/page-matrix.ts';
import { useBrowser } from './support/browser-fixture.ts';

useBrowser();

/** The legal documents, the search page and the not-found page. */
const others = testSite.routes.filter(
  (route) => ![...contentPages, ...framePages].some(({ id }) => id === route.id),
);

// `npm test` leaves out the privacy policy: the terms are the longer document of the same kind.
testPages(rowsOfTier(others, ({ id }) => id !== 'privacy'));
