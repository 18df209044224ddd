import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import { newTab, type Action } from '#ui/link.ts';
import { Station } from '#ui/Station.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { content } from '#features/embeds/content.ts';
import { EmbedFrame, type EmbeddedPage } from '#features/embeds/EmbedFrame.tsx';
import styles from './FramePage.module.css';

export type FramePageProps = {
  heading: string;
  /** Next to the heading of a page that sells one thing. */
  price?: string;
  back?: Action;
  /** What the page is about, if it sells nothing. */
  text?: string;
  /** Stations on the line: what happens next on a page that sells; on others, what there is and what it costs. */
  stops: readonly {
    name: string;
    price?: string;
    note: string;
    /** Comes before the phone number. Phones hide the note, since the visitor has just read it on a card. */
    questions?: string;
    /** A link to the clause in the terms. */
    clause?: Action | undefined;
  }[];
  /** The accessible name of the list of stops. */
  stopsLabel: string;
  /** What an order accepts, with its links. */
  consent?: { before: string; terms: Action; between: string; privacy: Action; after: string };
  frame: EmbeddedPage;
  load: 'eager' | 'lazy';
};

/** A page that is one external page in a frame. The frame fills what the bar above it leaves of the screen. */
export function FramePage(props: FramePageProps) {
  const { heading, price, back, text, stops, stopsLabel, consent, frame, load } = props;
  const { wayOut, openInNewTab, contact } = content.frame;
  const hasClause = stops.some(({ clause }) => clause);
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Container className={styles.row}>
          {back && (
            <ButtonLink
              {...back}
              variant="outline"
              size="small"
              icon="back"
              className={styles.back}
            />
          )}
          <h1 className={styles.heading}>
            {heading}
            {price && (
              <>
                <VisuallyHidden>:</VisuallyHidden> <span>{price}</span>
              </>
            )}
          </h1>
          {text && <p className={styles.text}>{text}</p>}
          {/* Browsers do not report that a page refuses to be framed, so the link to a new tab is always in view. */}
          <p className={styles.wayOut} data-unsearched="">
            {`${wayOut.question} `}
            <TextLink {...newTab(frame.url)} srText={`: ${frame.title}`} icon="external">
              {openInNewTab}
            </TextLink>
          </p>
          {/* Left out of the search, which finds the clause itself. */}
          <ol
            aria-label={stopsLabel}
            className={styles.stops}
            data-unsearched={hasClause ? '' : undefined}
          >
            {stops.map(({ name, price: itsPrice, note, questions, clause }) => (
              <li key={name}>
                <Station className={styles.ring} />
                <b>
                  {name}
                  {itsPrice && (
                    <span data-unsearched="">
                      <VisuallyHidden>:</VisuallyHidden> {itsPrice}
                    </span>
                  )}
                </b>
                <p>
                  {questions ? (
                    <>
                      <span className={styles.known}>{note}</span>
                      {` ${questions} `}
                      <TextLink {...contact.phone} />
                    </>
                  ) : (
                    note
                  )}
                  {clause && (
                    <>
                      {' '}
                      <TextLink {...clause} />
                    </>
                  )}
                </p>
              </li>
            ))}
          </ol>
          {consent && (
            <p className={styles.consent} data-unsearched="">
              {consent.before}
              <TextLink {...consent.terms} />
              {consent.between}
              <TextLink {...consent.privacy} />
              {consent.after}
            </p>
          )}
        </Container>
      </div>
      <EmbedFrame {...frame} load={load} />
    </div>
  );
}
