import { DataTable } from '#ui/DataTable.tsx';
import { Text } from '#ui/Text.tsx';
import { PlanFact, PlanName, PlanOffer, type ComparedPlan } from './PlanComparisonCells.tsx';
import styles from './PlanComparisonTable.module.css';

/** A column. A wide one has text instead of a word or a drawing. */
type Column = { name: string; note?: string; isWide?: boolean };

/** A product line's plans and what their records say. */
export type ComparedLine = {
  id: string;
  name: string;
  /** What all plans of the line include. */
  shared: string;
  /** The columns of this line only; they follow those of every line. */
  columns: readonly Column[];
  /** The smallest plan first. */
  plans: readonly ComparedPlan[];
};

export type PlanComparisonTableProps = {
  /** The columns of every line. */
  columns: { plan: string; monthly: Column; yearly: Column };
  line: ComparedLine;
  /** Whether the line stays hidden until the visitor asks for it. */
  isFolded: boolean;
  isShown: (plan: ComparedPlan) => boolean;
  isCompared: (plan: ComparedPlan) => boolean;
};

/**
 * A product line's plans, one row each. A narrow window shows the compared rows side by side or, without scripts, all
 * rows one below the other.
 */
export function PlanComparisonTable(props: PlanComparisonTableProps) {
  const { columns, line, isFolded, isShown, isCompared } = props;
  const toColumn = ({ name, note }: Column) => ({ head: name, note, label: name });
  return (
    <DataTable
      className={styles.table}
      aria-labelledby={`${line.id}-line`}
      aria-describedby={`${line.id}-shared`}
      isHidden={!line.plans.some(isShown)}
      data-folded={isFolded ? '' : undefined}
      data-compared={line.plans.some(isCompared) ? '' : undefined}
      isCaptionShown
      caption={
        <>
          <Text as="b" size="display" id={`${line.id}-line`} className={styles.name}>
            {line.name}
          </Text>{' '}
          <Text as="span" size="note" isMuted id={`${line.id}-shared`}>
            {line.shared}
          </Text>
        </>
      }
      columns={[
        { head: columns.plan, className: styles.plan },
        ...[columns.monthly, columns.yearly].map((column) => ({
          ...toColumn(column),
          className: styles.offer,
        })),
        ...line.columns.map((column) => ({
          ...toColumn(column),
          className: column.isWide ? styles.wide : styles.fact,
        })),
      ]}
      rows={line.plans.map((plan) => ({
        id: plan.id,
        className: styles.row,
        isHidden: !isShown(plan),
        'data-compared': isCompared(plan) ? '' : undefined,
        head: <PlanName plan={plan} line={line.name} />,
        cells: [
          <PlanOffer key="monthly" offer={plan.monthly} />,
          <PlanOffer key="yearly" offer={plan.yearly} />,
          ...plan.facts.map((fact, index) => <PlanFact key={index} fact={fact} />),
        ],
      }))}
      stackBelow="64rem"
      size="note"
      headSize="titleSmall"
      isHeadSticky
    />
  );
}
