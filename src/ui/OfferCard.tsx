import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import { ButtonLink, type ButtonVariant } from './ButtonLink.tsx';
import { Heading } from './Heading.tsx';
import type { LinkProps } from './link.ts';
import styles from './OfferCard.module.css';
import { Flag } from './Pill.tsx';
import { Text } from './Text.tsx';

/** One way to pay for an offer. */
export type OfferTerms = {
  /** Names it if there are several; the section around the card then shows one of them by its `data-period`. */
  period?: string;
  price: ReactNode;
  /** The conditions of that price. */
  remark?: ReactNode;
  action: LinkProps & { variant?: ButtonVariant };
  /** Another way to buy, below the link. */
  also?: ReactNode;
};

/** Cards to choose from: one below the other or, in a wide window, side by side with all their parts aligned. */
export function OfferRow({ className, children }: Styled & { children: ReactNode }) {
  return <div className={classNames(styles.row, className)}>{children}</div>;
}

/**
 * An offer: its name, its price, the link to buy it and what it includes. The emphasized card of a row is petrol, with
 * a rim in the dark theme. `--card-padding`, `--card-gap` (between the parts) and `--overhang` (of an emphasized card
 * over its neighbors) change its measures; `--actions: column` puts two links side by side.
 */
export function OfferCard(
  props: Styled & {
    /** The id of the card, for links to it. */
    id?: string;
    isEmphasized?: boolean;
    /**
     * How the card saves room on a phone. `columns`: the price is beside the name, and the link beside the features;
     * the note has the whole width. `line`: the name and the price share a line, and no border separates the features
     * from the parts above.
     */
    phone?: 'columns' | 'line';
    /** The label that marks the card; it is on the upper edge, so that it moves nothing. */
    flag?: string | undefined;
    /** A drawing. Its class places it: in the area `art` above the words, or in `head`. */
    art?: ReactNode;
    name: string;
    text?: string;
    /** One, or one for each way to pay. */
    terms: OfferTerms | readonly OfferTerms[];
    features?: ReactNode;
    /** A note, which begins at the same height in all cards of a row. */
    note?: ReactNode;
  },
) {
  const { id, isEmphasized = false, phone, flag, art, name, text } = props;
  const { terms, features, note, className } = props;
  const isBrief = !features && !note;
  return (
    <article
      id={id}
      className={classNames(
        styles.card,
        isBrief && styles.brief,
        phone === 'columns' && styles.columns,
        phone === 'line' && styles.onLine,
        flag && styles.flagged,
        isEmphasized && `inverse ${styles.emphasized}`,
        className,
      )}
    >
      {art}
      <div className={styles.head}>
        <Heading level={3} className={styles.name}>
          {name}
        </Heading>
        {flag && (
          <div className={styles.flag}>
            <Flag>{flag}</Flag>
          </div>
        )}
        {text && (
          <Text size="tight" isMuted className={styles.text}>
            {text}
          </Text>
        )}
      </div>
      {[terms].flat().map(({ period, price, remark, action, also }) => (
        <div key={period ?? name} className={styles.terms} data-period={period}>
          <div className={styles.price}>{price}</div>
          {remark && (
            <Text size="note" isMuted className={styles.remark}>
              {remark}
            </Text>
          )}
          <div className={styles.action}>
            <ButtonLink variant={isEmphasized ? 'primary' : 'outline'} {...action} />
            {also}
          </div>
        </div>
      ))}
      {isBrief || (
        <div className={styles.gives}>
          <div className={classNames(styles.features, !note && styles.whole)}>{features}</div>
          {note && <div className={styles.note}>{note}</div>}
        </div>
      )}
    </article>
  );
}
