/** The dimensions of a social picture, in pixels. */
export const CARD = {
  width: 1200,
  height: 630,
  margin: 72,
  headlineTop: 142,
} as const;
