import { Container } from '#ui/Container.tsx';
import type { Action } from '#ui/link.ts';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './Banner.module.css';

export type BannerProps = {
  name: string;
  text: string;
  link: Action;
  until: { date: string; text: string };
};

/** A one-line announcement under the header, shown for a few days. It scrolls away with the page and names its last day. */
export function Banner({ name, text, link, until }: BannerProps) {
  return (
    <aside className={`band ${styles.banner}`} aria-label={name} data-print="hidden">
      <Container>
        <p className={styles.line}>
          {`${text} `}
          <time dateTime={until.date}>{until.text}</time> <TextLink {...link} icon="arrow" />
        </p>
      </Container>
    </aside>
  );
}
