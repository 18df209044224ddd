import { classNames } from '#lib/class-names.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { newTab, type Action } from '#ui/link.ts';
import { StationLine, Stop } from '#ui/StationLine.tsx';
import { Text } from '#ui/Text.tsx';
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
    /** What phones and tablets have no room for: it stands in the terms, which the consent links to. */
    more?: string;
    /** Comes before the phone number. Phones hide the note, since the visitor has just read it on a card. */
    questions?: string;
    /** A link to the clause in the terms. Phones hide it: the page before has it, and the consent links to the terms. */
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
          <Heading level={1} size="h3" className={back && styles.below}>
            {heading}
            {price && (
              <>
                <VisuallyHidden>:</VisuallyHidden>
                <span className={styles.between}> </span>
                <span className={styles.price}>{price}</span>
              </>
            )}
          </Heading>
          {text && (
            <Text size="titleSmall" className={styles.text}>
              {text}
            </Text>
          )}
          {/* Browsers do not report that a page refuses to be framed, so the link to a new tab is always in view. */}
          <Text size="small" isMuted className={styles.wayOut} data-unsearched="">
            <span className={styles.question}>{`${wayOut.question} `}</span>
            <TextLink {...newTab(frame.url)} srText={`: ${frame.title}`} icon="external">
              {openInNewTab}
            </TextLink>
          </Text>
          {/* Left out of the search, which finds the clause itself. */}
          <StationLine
            aria-label={stopsLabel}
            turnAt="48rem"
            bleed="both"
            size="small"
            className={classNames(styles.stops, back && styles.ordered)}
            data-unsearched={hasClause ? '' : undefined}
          >
            {stops.map(({ name, price: itsPrice, note, more, questions, clause }) => (
              <Stop key={name}>
                <b className={styles.name}>
                  {name}
                  {itsPrice && (
                    <span data-unsearched="">
                      <VisuallyHidden>:</VisuallyHidden>{' '}
                      <span className={styles.itsPrice}>{itsPrice}</span>
                    </span>
                  )}
                </b>
                <p className={styles.note}>
                  {questions ? <span className={styles.known}>{note}</span> : note}{' '}
                  {clause && !more && <TextLink {...clause} className={styles.clause} />}
                  {questions && (
                    <span className={styles.questions}>
                      {` ${questions} `}
                      <TextLink {...contact.phone} />
                    </span>
                  )}
                </p>
                {more && (
                  <p className={classNames(styles.note, styles.more)}>
                    {clause && <TextLink {...clause} />}
                    {clause ? `: ${more}` : more}
                  </p>
                )}
              </Stop>
            ))}
          </StationLine>
          {consent && (
            <Text size="small" isMuted className={styles.consent} data-unsearched="">
              {consent.before}
              <TextLink {...consent.terms} />
              {consent.between}
              <TextLink {...consent.privacy} />
              {consent.after}
            </Text>
          )}
        </Container>
      </div>
      <EmbedFrame {...frame} load={load} />
    </div>
  );
}
