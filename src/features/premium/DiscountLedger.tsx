import { classNames } from '#lib/class-names.ts';
import { PurchaseTerms, type PurchaseTermsProps } from '#features/offers/PurchaseTerms.tsx';
import { Actions } from '#ui/Actions.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { SegmentedChoice } from '#ui/SegmentedChoice.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './DiscountLedger.module.css';

type Amounts = readonly { amount: string; unit: string }[];

export type DiscountLedgerProps = {
  id: string;
  heading: string;
  /** What the disclosure contains. */
  summary: string;
  caption: string;
  /** The head of the column of services. */
  service: string;
  /** The legend of the choice of a column, for screens with room for only one next to the list price. */
  choose: string;
  list: { name: string; plans: string };
  steps: readonly { discount: string; off: string; plan: string }[];
  rows: readonly {
    id: string;
    name: string;
    note: string;
    list: Amounts;
    /** One per step. */
    steps: readonly Amounts[];
  }[];
  note: string;
  ask: { heading: string; text: string };
  terms: Action;
  purchase: PurchaseTermsProps;
  call: Action;
};

/** The classes of the columns that the choice shows on a phone. */
const STEPS = ['step1', 'step2', 'step3', 'step4', 'step5'] as const;

/**
 * The price of every service at every discount. A phone has room for the list price and one discount, which radio
 * buttons choose without a script.
 */
export function DiscountLedger(props: DiscountLedgerProps) {
  const { id, heading, summary, caption, service, choose, list } = props;
  const { steps, rows, note, ask, terms, purchase, call } = props;
  return (
    <Disclosure id={id} heading={heading} note={summary}>
      <div className={styles.ledger}>
        <SegmentedChoice
          legend={choose}
          name="discount"
          options={steps.map(({ discount }, index) => ({
            value: String(index + 1),
            label: discount,
          }))}
          className={styles.choice}
        />
        <DataTable
          caption={caption}
          headSize="titleSmall"
          columns={[
            {
              head: (
                <Text as="span" size="label">
                  {service}
                </Text>
              ),
              className: styles.service,
            },
            { head: list.name, note: list.plans },
            ...steps.map(({ discount, off, plan }, index) => ({
              head: `${discount} ${off}`,
              note: plan,
              className: classNames(styles.step, styles[STEPS[index] ?? 'step5']),
            })),
          ]}
          rows={rows.map((row) => ({
            id: row.id,
            head: row.name,
            note: row.note,
            cells: [row.list, ...row.steps].map((amounts, index) => (
              <AmountLines key={index} amounts={amounts} isSearched={index === 0} />
            )),
          }))}
          className={styles.table}
        />
        <Text size="note" isMuted className={styles.note}>
          {note}
        </Text>
        <PurchaseTerms {...purchase} className={styles.note} />
        <div className={styles.ask}>
          <Heading level={4} size="h3" className={styles.question}>
            {ask.heading}
          </Heading>
          <Text measure="text">{ask.text}</Text>
          <Actions primaryAction={call} secondaryAction={terms} variant="outline" />
        </div>
      </div>
    </Disclosure>
  );
}

/** One line per charge: setup, then price. Search indexes only list prices: results would be rows of amounts. */
function AmountLines({ amounts, isSearched }: { amounts: Amounts; isSearched: boolean }) {
  return amounts.map(({ amount, unit }, index) => (
    <span key={index} className={styles.amount} data-unsearched={isSearched ? undefined : ''}>
      {index > 0 && <VisuallyHidden>, </VisuallyHidden>}
      <b>{amount}</b>{' '}
      {unit && (
        <Text as="span" size="small" isMuted className={styles.unit}>
          {unit}
        </Text>
      )}
    </span>
  ));
}
