/** Where a link leads. It works alone; a script may upgrade a plain click on it. */
export type LinkTarget = {
  href: string;
  /** The id of the dialog of this page that shows the target in a frame. */
  dialog?: string;
  opensNewTab?: boolean;
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
