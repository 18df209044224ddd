const COMMENT_OR_INDENT = /\/\*.*?\*\/|\n\s*/g;

/** Minifies a script for inlining: removes block comments, indents and line breaks. */
export function inlineScript(source: string): string {
  return source.replaceAll(COMMENT_OR_INDENT, '');
}

/** Serializes `value` as JSON that cannot end a `<script>` element or start a comment in it. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
