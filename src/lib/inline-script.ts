const COMMENT_OR_INDENT = /\/\*.*?\*\/|\n\s*/g;

/** A script for the page itself, without comments in slashes and stars, indents and line breaks. */
export function inlineScript(source: string): string {
  return source.replaceAll(COMMENT_OR_INDENT, '');
}
