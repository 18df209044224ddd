const NORTH_AMERICAN = /^\+1(?<area>\d{3})(?<exchange>\d{3})(?<line>\d{4})$/;

/** Formats a North American number: "(202) 555-0142" for "+12025550142"; returns any other unchanged. */
export function formatPhone(international: string): string {
  const { area, exchange, line } = NORTH_AMERICAN.exec(international)?.groups ?? {};
  return area && exchange && line ? `(${area}) ${exchange}-${line}` : international;
}
