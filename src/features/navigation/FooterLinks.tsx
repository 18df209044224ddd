import type { Styled } from '#lib/class-names.ts';
import { type Action, linkAttributes } from '#ui/link.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { content } from './content.ts';
import styles from './FooterLinks.module.css';

/** A list of links at the end of a page. Screen readers announce which of them open a new tab. */
export function FooterLinks(
  props: Styled & {
    links: readonly Action[];
    /** What it lists, if no heading says so. */
    label?: string;
  },
) {
  const { links, label, className } = props;
  return (
    <ul aria-label={label} className={className}>
      {links.map((link) => (
        <li key={link.label}>
          <a {...linkAttributes(link)} className={styles.link}>
            {link.label}
            {link.target && <VisuallyHidden> {content.footer.newTabNote}</VisuallyHidden>}
          </a>
        </li>
      ))}
    </ul>
  );
}
