const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a date: "July 23, 2025" for "2025-07-23". */
export function formatIsoDate(isoDate: string): string {
  return longDate.format(new Date(`${isoDate}T00:00:00Z`));
}

/** The day of `date` in UTC, as YYYY-MM-DD. */
export function toIsoDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}

const NORTH_AMERICAN = /^\+1(?<area>\d{3})(?<exchange>\d{3})(?<line>\d{4})$/;

/** Formats a North American number: "(202) 555-0142" for "+12025550142"; returns any other unchanged. */
export function formatPhone(international: string): string {
  const { area, exchange, line } = NORTH_AMERICAN.exec(international)?.groups ?? {};
  return area && exchange && line ? `(${area}) ${exchange}-${line}` : international;
}
