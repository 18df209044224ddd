/** A small change that breaks something, and the test that must notice it. */
export type Breakage = {
  /** Lower-case words joined by hyphens; the command takes parts of it as a filter. */
  id: string;
  /** What is wrong once the change is made, in one sentence. */
  means: string;
  /** The changed file's path from the project root. */
  file: string;
  /** Occurs exactly once in the file. */
  search: string;
  replacement: string;
  /** The test that then fails. `name` is its full name: the names of its groups and its own, joined by " > ". */
  noticedBy: { file: string; name: string };
};
