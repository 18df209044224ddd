import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './SiteIndex.module.css';

type SiteIndexProps = {
  heading: string;
  groups: readonly {
    heading: string;
    /**
     * `lead` is for screen readers: what the group's heading shows on screen. `text` says what is on the page, or the
     * price of what it sells.
     */
    pages: readonly { href: string; lead?: string; label: string; text: string }[];
  }[];
};

/** Every page and what is on it, in groups. */
export function SiteIndex({ heading, groups }: SiteIndexProps) {
  return (
    <div className={styles.index}>
      <h2>{heading}</h2>
      {groups.map((group) => (
        <section key={group.heading}>
          <h3>{group.heading}</h3>
          <ul className={group.pages.some(({ lead }) => lead) ? styles.names : undefined}>
            {group.pages.map(({ href, lead, label, text }) => (
              <li key={href}>
                <a href={href}>
                  {lead && <VisuallyHidden>{`${lead} `}</VisuallyHidden>}
                  {label}
                </a>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
