import { classNames } from '#lib/class-names.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import type { Action } from '#ui/link-target.ts';
import { Station } from '#ui/Station.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { EmbedFrame, type EmbedFrameProps } from './EmbedFrame.tsx';
import styles from './FramePage.module.css';
import { PurchaseTerms, type PurchaseTermsProps } from './PurchaseTerms.tsx';

export type FramePageProps = {
  heading: string;
  /** Said beside the heading of a page that sells one thing. */
  price?: string;
  back?: Action;
  /** What it is, where that is not for sale. */
  text?: string;
  /** What happens next on a page that sells; on another, what it is about: stations on the line. */
  stops: readonly { name: string; price?: string }[];
  /** What the stops are, for ears. */
  stopsLabel: string;
  /** What it costs, on a page with more than one price. */
  costs?: readonly { name: string; price: string }[];
  /** What a buyer agrees to, on a page that sells. */
  terms?: PurchaseTermsProps;
  frame: EmbedFrameProps;
  loading: 'eager' | 'lazy';
  labels: { openInNewTab: string };
};

/** A page that is one external page in a frame, which fills what the bar above it leaves of the screen. */
export function FramePage(props: FramePageProps) {
  const { heading, price, back, text, stops, stopsLabel, costs, terms, frame, loading, labels } =
    props;
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Container className={styles.row}>
          {back && (
            <ButtonLink
              to={back.to}
              variant="line"
              size="small"
              icon="back"
              className={styles.back}
            >
              {back.label}
            </ButtonLink>
          )}
          <h1 className={styles.heading}>
            {heading}
            {price && (
              <span>
                <VisuallyHidden>:</VisuallyHidden> {price}
              </span>
            )}
          </h1>
          <TextLink
            to={{ href: frame.url, opensNewTab: true, spoken: `: ${frame.title}` }}
            icon="external"
            className={styles.newTab}
          >
            {labels.openInNewTab}
          </TextLink>
          <div className={styles.about}>
            {text && <p>{text}</p>}
            {costs && (
              <ul className={styles.costs} data-unsearched="">
                {costs.map((cost) => (
                  <li key={cost.name}>
                    {cost.name} <b>{cost.price}</b>
                  </li>
                ))}
              </ul>
            )}
            {terms && <PurchaseTerms {...terms} />}
          </div>
          <ol aria-label={stopsLabel} className={classNames(styles.stops, layoutOf(stops))}>
            {stops.map((stop) => (
              <li key={stop.name}>
                <Station className={styles.ring} />
                {stop.name}
                {stop.price && <VisuallyHidden>:</VisuallyHidden>}{' '}
                {stop.price && <b data-unsearched="">{stop.price}</b>}
              </li>
            ))}
          </ol>
        </Container>
      </div>
      <EmbedFrame {...frame} frame={loading} headingLevel={2} />
    </div>
  );
}

/** How many letters of two steps a phone has room for on one line. */
const PAIR_LETTERS = 40;

/** On a phone two short steps stand on one line, and single words under their rings. */
function layoutOf(stops: FramePageProps['stops']): string | undefined {
  if (stops.length === 2) {
    const letters = stops.reduce((sum, { name }) => sum + name.length, 0);
    return letters <= PAIR_LETTERS ? styles.pair : undefined;
  }
  return stops.some(({ price }) => price) ? undefined : styles.short;
}
