import type { Styled } from '#lib/class-names.ts';
import type { ReactNode } from 'react';

/** The target of a link, as attributes to spread into it. Works without scripts; a script may enhance a plain click. */
export type LinkAttributes = {
  href: string;
  /** The id of the dialog on this page that shows the target in a frame. */
  'data-dialog'?: string;
  target?: '_blank';
  rel?: 'noopener';
};

/** Something that a visitor can do next: the target of a link, and its words. */
export type Action = LinkAttributes & {
  label: string;
  /** What screen readers announce after the label, for links that look the same but lead to different places. */
  srText?: string;
};

/** The props of a component that renders a link: an action, or attributes with children. */
export type LinkProps = LinkAttributes &
  Styled & {
    label?: string;
    srText?: string | undefined;
    /** Shown instead of the label. */
    children?: ReactNode;
  };

/** Only the attributes of an anchor, from an object that may hold more. */
export function linkAttributes(link: LinkAttributes): LinkAttributes {
  const { href, target, rel, 'data-dialog': dialog } = link;
  return {
    href,
    ...(dialog && { 'data-dialog': dialog }),
    ...(target && { target }),
    ...(rel && { rel }),
  };
}

/** An address that opens in a new tab. */
export function newTab(href: string): LinkAttributes {
  return { href, target: '_blank', rel: 'noopener' };
}
