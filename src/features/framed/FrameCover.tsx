import { classNames } from '#lib/class-names.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PhoneDisclosure } from '#ui/PhoneDisclosure.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Action } from '#ui/link.ts';
import { groundClass, type Ground } from '#ui/Section.tsx';
import { StationLine, Stop } from '#ui/StationLine.tsx';
import { Text, withWholeRange } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { content } from '#features/embeds/content.ts';
import styles from './FrameCover.module.css';
import { FrameDrawing, type FrameDrawingProps } from './FrameDrawing.tsx';

export type FrameCoverProps = {
  /** The background of the cover, which tells the pages apart at a glance. */
  ground: Exclude<Ground, 'page'>;
  /** What the page is about, beside the large line. */
  drawing: FrameDrawingProps;
  /** What the large line belongs to, shown above that line in the same heading. */
  kicker: string;
  /** The large line. Screen readers and search engines also get `between`, after the kicker, and `after`. */
  line: { between?: string; words: string; after?: string };
  /** The price on a page that sells one thing. A comma between amount and terms is visually hidden. */
  price?: { amount: string; comma?: string; terms: string };
  back?: Action;
  /** What the visitor gains, in a sentence. */
  text: string;
  /** Stations on the line: what you get, what you pay and how it ends; or what there is and what it costs. */
  stops: readonly { name: string; price?: string; note: string; href?: string }[];
  /** The accessible name of the list of stops. */
  stopsLabel: string;
  /** The words before the phone number. */
  questions?: string;
  /** Comes before `go` where an order should begin with a call. */
  call?: Action | undefined;
  /** What a buyer accepts by ordering, with its links. */
  consent?: { before: string; terms: Action; between: string; privacy: Action; after: string };
  /** What else the terms say about an order. A phone shows it on request. */
  finePrint?: { lines: readonly string[]; clauses: readonly Action[] };
  /** The link to the frame, for windows in which the frame is below. */
  go: Action;
};

/** The description and the price of a framed page, as stops on a line that runs on to the frame. */
export function FrameCover(props: FrameCoverProps) {
  const { ground, drawing, kicker, line, price, back, text, stops, stopsLabel, questions } = props;
  const { call, consent, finePrint, go } = props;
  const { contact, finePrintName } = content.frame;
  return (
    <div className={classNames(styles.cover, groundClass[ground])}>
      <div className={styles.head}>
        {back && (
          <ButtonLink
            {...back}
            variant="outline"
            size="small"
            icon="back"
            className={styles.back}
          />
        )}
        <div className={classNames(styles.title, back && styles.belowBack)}>
          <FrameDrawing {...drawing} />
          <Heading level={1} className={styles.heading}>
            <span className={styles.kicker}>
              {kicker}
              <VisuallyHidden>{line.between ?? ': '}</VisuallyHidden>
            </span>
            {line.words}
            {line.after && <VisuallyHidden>{line.after}</VisuallyHidden>}
            {price && (
              <span className={styles.price}>
                <VisuallyHidden>: </VisuallyHidden>
                <span className={styles.amount}>{price.amount}</span>
                {price.comma && <VisuallyHidden>{price.comma}</VisuallyHidden>}{' '}
                <span className={styles.terms}>{price.terms}</span>
              </span>
            )}
          </Heading>
        </div>
        <Text size="lead" className={styles.text}>
          {text}
        </Text>
      </div>
      {/* With fine print, left out of the search, which finds the clauses themselves. */}
      <StationLine
        aria-label={stopsLabel}
        className={styles.stops}
        data-unsearched={finePrint ? '' : undefined}
      >
        {stops.map(({ name, price: itsPrice, note, href }) => (
          <Stop key={name}>
            <b className={styles.name}>
              {href ? <TextLink href={href} label={name} className={styles.to} /> : name}
              {itsPrice && (
                <span data-unsearched="">
                  <VisuallyHidden>:</VisuallyHidden>{' '}
                  <span className={styles.itsPrice}>{itsPrice}</span>
                </span>
              )}
              <VisuallyHidden>. </VisuallyHidden>
            </b>
            <p className={styles.note}>{withWholeRange(note)}</p>
          </Stop>
        ))}
      </StationLine>
      {questions && (
        <div className={styles.ask} data-unsearched="">
          <p>
            {`${questions} `}
            <TextLink {...contact.phone} className={styles.inText} />
          </p>
          {call && <ButtonLink {...call} className={styles.call} />}
        </div>
      )}
      <ButtonLink
        href={go.href}
        variant={call ? 'outline' : 'primary'}
        className={classNames(styles.go, call && styles.second)}
      >
        {go.label}
        <Icon name="arrow" className={styles.arrow} />
      </ButtonLink>
      {consent && (
        <p className={classNames(styles.line, styles.consent)} data-unsearched="">
          {consent.before}
          <TextLink {...consent.terms} className={styles.inText} />
          {consent.between}
          <TextLink {...consent.privacy} className={styles.inText} />
          {consent.after}
        </p>
      )}
      {finePrint && (
        <div className={styles.finePrint} data-unsearched="">
          <PhoneDisclosure summary={finePrintName}>
            {finePrint.lines.map((words) => (
              <p key={words} className={styles.line}>
                {words}
              </p>
            ))}
            {finePrint.clauses.map((clause) => (
              <p key={clause.href} className={styles.line}>
                <TextLink {...clause} icon="arrow" />
              </p>
            ))}
          </PhoneDisclosure>
        </div>
      )}
    </div>
  );
}
