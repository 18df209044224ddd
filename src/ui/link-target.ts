/** Where a link leads. It works without scripts; a script may enhance a plain click on it. */
export type LinkTarget = {
  href: string;
  /** The id of the dialog on this page that shows the target in a frame. */
  dialog?: string;
  opensNewTab?: boolean;
  /** What screen readers announce after the label, for links that look the same but lead to different places. */
  spoken?: string;
};

/** What a visitor can do next: the words of a link or button, and where it leads. */
export type Action = { to: LinkTarget; label: string };

/** The attributes of an anchor to `target`. */
export function linkAttributes({ href, dialog, opensNewTab = false }: LinkTarget) {
  return {
    href,
    'data-dialog': dialog,
    ...(opensNewTab && { target: '_blank', rel: 'noopener' }),
  };
}
