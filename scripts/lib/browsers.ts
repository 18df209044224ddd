/** How many browsers the tests use at once, one for each worker. */
export const BROWSERS = 3;
