import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './SiteIndex.module.css';

type IndexLink = { href: string; label: string };
export type SiteIndexProps = {
  heading: string;
  pages: readonly (IndexLink & { sections?: readonly IndexLink[] })[];
};

/** Every page, with the sections on it. */
export function SiteIndex({ heading, pages }: SiteIndexProps) {
  return (
    <div className={styles.index}>
      <h2>{heading}</h2>
      <ul>
        {pages.map(({ href, label, sections = [] }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            {sections.length > 0 && (
              <ul>
                {sections.map((section) => (
                  <li key={section.href}>
                    <a href={section.href}>
                      {section.label}
                      <VisuallyHidden>{`, ${label}`}</VisuallyHidden>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
