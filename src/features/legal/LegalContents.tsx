import { Icon } from '#ui/Icon.tsx';
import { StationLine, Stop } from '#ui/StationLine.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './LegalContents.module.css';
import type { DocumentSection } from './parse-document.ts';

export type ContentsLabels = {
  contents: string;
  sections: string;
  /** The accessible name of the folded list's landmark. */
  landmark: string;
};

type ContentsProps = { sections: readonly DocumentSection[]; labels: ContentsLabels };

/**
 * The table of contents of a legal document, with sections as stations on a line: next to the text on a wide screen,
 * folded up above it on a phone. `current-section.ts` marks the section being read.
 */
export function LegalContents({ sections, labels }: ContentsProps) {
  return (
    <>
      <nav className={styles.beside} aria-label={labels.contents} data-print="hidden">
        <Sections sections={sections} />
      </nav>
      <details className={styles.folded} data-print="hidden" data-unsearched="">
        <summary className={styles.summary}>
          <b>{labels.contents}</b>
          <VisuallyHidden>:</VisuallyHidden>
          <Text as="span" size="note" isMuted className={styles.count}>
            {`${sections.length} ${labels.sections}`}
          </Text>
          <Icon name="chevron" className={styles.chevron} />
        </summary>
        <nav aria-label={labels.landmark}>
          <Sections sections={sections} />
        </nav>
      </details>
    </>
  );
}

function Sections({ sections }: Pick<ContentsProps, 'sections'>) {
  return (
    <StationLine size="small" className={styles.line}>
      {sections.map(({ number, id, title }) => (
        <Stop key={id} data-section={number}>
          <a href={`#${id}`} className={styles.link}>
            <b className={styles.number}>{number}</b>
            <span className={styles.title}>{title}</span>
          </a>
        </Stop>
      ))}
    </StationLine>
  );
}
