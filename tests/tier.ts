/** Whether this is `npm run test:all`: `npm test` leaves out most widths, themes and pages that seldom differ. */
export const IS_EVERYTHING = process.env.TEST_TIER === 'all';

/** All rows of a table, or in `npm test` those that represent the others. */
export const rowsOfTier = <Row>(
  rows: readonly Row[],
  represents: (row: Row) => boolean,
): readonly Row[] => (IS_EVERYTHING ? rows : rows.filter(represents));
