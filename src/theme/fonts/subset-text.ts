const printableAscii = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('');

/** Every character that the font files hold. A page that shows another one fails a test. */
export const SUBSET_TEXT = `${printableAscii}\u00a0©§×·é’‘“”–—…•−½àè`;
