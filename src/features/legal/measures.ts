/** A number with its unit: "30 days", "1 year". */
export function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}

/** "0.5%". */
export function percent(number: number): string {
  return `${number}%`;
}
