import { classNames } from '#lib/class-names.ts';
import { LogoSymbol } from '#art/Logo.tsx';
import styles from './Booklet.module.css';

/** The service catalog, closed, on top of a page. Decorative: the text beside it says the same. */
export function Booklet({ title, services }: { title: string; services: readonly string[] }) {
  return (
    <div className={styles.booklet} aria-hidden="true">
      <div className={classNames(styles.cover, 'on-engine')}>
        <LogoSymbol />
        <p>{title}</p>
        <ul>
          {services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      </div>
      <div className={styles.page}>
        {[1, 2, 3, 4, 5, 6, 7].map((line) => (
          <i key={line} />
        ))}
      </div>
    </div>
  );
}
