import type { BannerFacts } from '#data/banner.ts';
import { formatIsoDate } from '#lib/format.ts';
import { Container } from '#ui/Container.tsx';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './Banner.module.css';
import { content } from './content.ts';

/** A one-line announcement under the header, for a few days. It scrolls away with the page and names its last day. */
export function Banner({ text, link, until }: BannerFacts) {
  return (
    <aside className="band" aria-label={content.banner.name} data-print="hidden">
      <Container>
        <Text size="note" className={styles.line}>
          {`${text} `}
          <time dateTime={until}>{`${content.banner.until} ${formatIsoDate(until)}.`}</time>{' '}
          <TextLink href={link.path} label={link.label} icon="arrow" />
        </Text>
      </Container>
    </aside>
  );
}
