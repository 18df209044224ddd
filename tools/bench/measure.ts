/** A page to measure: the baseline or a page of the site. Lighthouse marks down pages hidden from search engines. */
export type Subject = { name: string; url: string; isIndexed: boolean };

/** The results of each subject by its name, one entry per run. */
export type Runs<Result> = ReadonlyMap<string, Result[]>;

/** Measures every subject once per round, for `runs` rounds, so that a busy minute affects all of them equally. */
export async function interleave<Named extends { name: string }, Result>(
  subjects: readonly Named[],
  runs: number,
  measure: (subject: Named) => Promise<Result>,
): Promise<Runs<Result>> {
  const results = new Map(subjects.map(({ name }) => [name, [] as Result[]]));
  for (let run = 0; run < runs; run += 1)
    for (const subject of subjects)
      results.get(subject.name)?.push(await twice(subject.name, () => measure(subject)));
  return results;
}

let repeats = 0;

/** How many measurements were repeated so far because the first attempt failed. */
export function countRepeats(): number {
  return repeats;
}

/** Repeats a failed attempt once: now and then a browser fails for reasons unrelated to the page. */
async function twice<Result>(name: string, attempt: () => Promise<Result>): Promise<Result> {
  return attempt().catch((error: unknown) => {
    repeats += 1;
    console.warn(`"${name}" is measured again:`, error);
    return attempt();
  });
}
