const ENGLISH = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const SIGNS = " !$%&'()+,-./:;?@|\u00a0©×é’‘“”–—…";

/**
 * Every character that the font files hold, each at about 0.1 kB. A page that shows any other fails a test: add it
 * here, then run `npm --prefix tools run fonts`. Visitors may type others; a font on their machine shows those.
 */
export const SUBSET_TEXT = ENGLISH + SIGNS;
