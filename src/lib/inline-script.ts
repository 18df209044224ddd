const COMMENT_OR_INDENT = /\/\*.*?\*\/|\n\s*/g;

/** Minifies a script for inlining: removes block comments, indents and line breaks. */
export function inlineScript(source: string): string {
  return source.replaceAll(COMMENT_OR_INDENT, '');
}
