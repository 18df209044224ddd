import { tableRoles } from '#ui/table-roles.ts';
import { PlanComparisonRow, type ComparedPlan } from './PlanComparisonRow.tsx';
import styles from './PlanComparisonTable.module.css';

type Column = { name: string; note?: string };

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
  /** Whether it is the page's own line, whose marked plan stands out. */
  isOwn: boolean;
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
  const { columns, line, isOwn, isFolded, isShown, isCompared } = props;
  // In the order of the cells of PlanComparisonRow.
  const heads: readonly Column[] = [columns.monthly, columns.yearly, ...line.columns];
  return (
    <table
      {...tableRoles.table}
      className={styles.table}
      aria-labelledby={`${line.id}-line`}
      aria-describedby={`${line.id}-shared`}
      hidden={!line.plans.some(isShown)}
      data-folded={isFolded ? '' : undefined}
    >
      <caption>
        <b id={`${line.id}-line`}>{line.name}</b>{' '}
        <span id={`${line.id}-shared`}>{line.shared}</span>
      </caption>
      <thead>
        <tr {...tableRoles.row}>
          <th {...tableRoles.columnHeader}>{columns.plan}</th>
          {heads.map(({ name, note }) => (
            <th key={name} {...tableRoles.columnHeader}>
              {note === undefined ? name : `${name} `}
              {note !== undefined && <small>{note}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {line.plans.map((plan) => (
          <PlanComparisonRow
            key={plan.id}
            plan={plan}
            line={line.name}
            heads={heads.map(({ name }) => name)}
            isHidden={!isShown(plan)}
            isCompared={isCompared(plan)}
            isHighlighted={isOwn && plan.flag !== null}
          />
        ))}
      </tbody>
    </table>
  );
}
