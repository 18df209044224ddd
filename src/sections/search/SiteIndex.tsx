import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './SiteIndex.module.css';

export type SiteIndexProps = {
  heading: string;
  groups: readonly {
    heading: string;
    /** `text` says what is on the page, where its name does not; `verb` what one does there, where the heading of the group shows it. */
    pages: readonly { href: string; verb?: string; label: string; text?: string }[];
  }[];
};

/** Every page with what is on it, in groups. */
export function SiteIndex({ heading, groups }: SiteIndexProps) {
  return (
    <div className={styles.index}>
      <h2>{heading}</h2>
      {groups.map((group) => (
        <section key={group.heading}>
          <h3>{group.heading}</h3>
          <ul className={group.pages.some(({ text }) => text) ? styles.described : styles.names}>
            {group.pages.map(({ href, verb, label, text }) => (
              <li key={href}>
                <a href={href}>
                  {verb && <VisuallyHidden>{`${verb} `}</VisuallyHidden>}
                  {label}
                </a>
                {text && <p>{text}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
