const NORTH_AMERICAN = /^\+1(?<area>\d{3})(?<exchange>\d{3})(?<line>\d{4})$/;

/** A North American number as it is read: "(202) 555-0142" for "+12025550142"; any other as it stands. */
export function formatPhone(international: string): string {
  const { area, exchange, line } = NORTH_AMERICAN.exec(international)?.groups ?? {};
  return area && exchange && line ? `(${area}) ${exchange}-${line}` : international;
}
