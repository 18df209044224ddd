import { Icon } from '#ui/Icon.tsx';
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
        <Stations sections={sections} />
      </nav>
      <details className={styles.folded} data-print="hidden" data-unsearched="">
        <summary>
          {labels.contents}
          <VisuallyHidden>:</VisuallyHidden>
          <span>{`${sections.length} ${labels.sections}`}</span>
          <Icon name="chevron" />
        </summary>
        <nav aria-label={labels.landmark}>
          <Stations sections={sections} />
        </nav>
      </details>
    </>
  );
}

function Stations({ sections }: Pick<ContentsProps, 'sections'>) {
  return (
    <ol className={styles.line}>
      {sections.map(({ number, id, title }) => (
        <li key={id} data-section={number}>
          <a href={`#${id}`}>
            <b>{number}</b>
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
