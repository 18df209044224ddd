/** A small change that spoils something, and the test that is there to notice it. */
export type Breakage = {
  /** Lower-case words joined by hyphens; the command takes parts of it as a filter. */
  id: string;
  /** What is wrong once the change is made, in one sentence. */
  means: string;
  /** The file that is changed, from the root of the project. */
  file: string;
  /** Stands exactly once in the file. */
  search: string;
  replacement: string;
  /** The test that fails then. `name` is its full name: those of its groups and its own, joined by " > ". */
  noticedBy: { file: string; name: string };
};
