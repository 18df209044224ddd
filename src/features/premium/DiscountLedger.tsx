import { PurchaseTerms, type PurchaseTermsProps } from '#features/offers/PurchaseTerms.tsx';
import { Actions } from '#ui/Actions.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { Note } from '#ui/Note.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { SegmentedChoice } from '#ui/SegmentedChoice.tsx';
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

/**
 * What every service costs at every discount. A phone has room for the list price and one discount: radio buttons choose
 * which, with styles alone.
 */
export function DiscountLedger(props: DiscountLedgerProps) {
  const {
    id,
    heading,
    summary,
    caption,
    service,
    choose,
    list,
    steps,
    rows,
    note,
    ask,
    terms,
    purchase,
    call,
  } = props;
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
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{service}</th>
              <th scope="col">
                {`${list.name} `}
                <small>{list.plans}</small>
              </th>
              {steps.map(({ discount, off, plan }, index) => (
                <th key={plan} scope="col" data-step={index + 1}>
                  {`${discount} ${off} `}
                  <small>{plan}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  {row.name}
                  {row.note && <small>{` ${row.note}`}</small>}
                </th>
                <td>
                  <AmountLines amounts={row.list} />
                </td>
                {row.steps.map((amounts, index) => (
                  <td key={index} data-step={index + 1}>
                    <AmountLines amounts={amounts} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Note className={styles.note}>{note}</Note>
        <PurchaseTerms {...purchase} className={styles.note} />
        <div className={styles.ask}>
          <Heading level={4} size="h3">
            {ask.heading}
          </Heading>
          <p>{ask.text}</p>
          <Actions primaryAction={call} secondaryAction={terms} variant="outline" />
        </div>
      </div>
    </Disclosure>
  );
}

/** One line per charge: the set-up fee, then the monthly price. */
function AmountLines({ amounts }: { amounts: Amounts }) {
  return amounts.map(({ amount, unit }, index) => (
    <span key={index} className={styles.amount}>
      {index > 0 && ' '}
      <b>{amount}</b>
      {unit && ' '}
      {unit && <span>{unit}</span>}
    </span>
  ));
}
