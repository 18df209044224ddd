const ENGLISH = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const SIGNS = " !$%&'()+,-./:;?@|\u00a0©×é’‘“”–—…";

/**
 * Every character that the font files hold, each at about 0.1 kB. A page that shows another one fails a test: add it here,
 * then run `npm run fonts`. What visitors type may hold others; a font of their machine shows them.
 */
export const SUBSET_TEXT = ENGLISH + SIGNS;
