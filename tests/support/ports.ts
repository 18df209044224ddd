/**
 * The ports of tests and tools, apart from those of `npm start`, `dev` and `preview` (4321 and 4322), so that all can run
 * at once. Each has `count` ports from `first` on. A variable chooses another first port, and TEST_PORT moves all tests
 * together.
 */
export function portFamilies(env: Readonly<Record<string, string | undefined>>) {
  const chosen = (variable: string, port: number) => Number(env[variable] ?? port);
  const test = chosen('TEST_PORT', 4331);
  return {
    browserTests: { first: test, count: 2 },
    hostTests: { first: test + 2, count: 4 },
    commandTests: { first: test + 10, count: 2 },
    engineTests: { first: test + 12, count: 4 },
    designSystemTest: { first: test + 16, count: 2 },
    shots: { first: chosen('SHOTS_PORT', 4351), count: 2 },
    fonts: { first: chosen('FONTS_PORT', 4353), count: 2 },
    bench: { first: chosen('BENCH_PORT', 4355), count: 2 },
    compare: { first: chosen('COMPARE_PORT', 4361), count: 3 },
    // These run tests in two copies at once, each with a TEST_PORT of its own.
    recipes: { first: test + 60, count: 40 },
  };
}

export const PORTS = portFamilies(process.env);

/** The ports of a demo build: the site's, and the next one for the demo host. */
export function demoPorts(family: keyof typeof PORTS): { port: number; demoPort: number } {
  const { first } = PORTS[family];
  return { port: first, demoPort: first + 1 };
}
