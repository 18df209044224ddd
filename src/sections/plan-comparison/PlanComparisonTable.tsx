import { Note } from '#ui/Note.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { PlanComparisonRow, type ComparedPlan } from './PlanComparisonRow.tsx';
import styles from './PlanComparisonTable.module.css';

type Column = { name: string; note?: string };

export type PlanComparisonTableProps = {
  caption: string;
  /** Where the columns do not fit. */
  hint: string;
  columns: { plan: string } & Readonly<Record<string, Column | string>>;
  /** The lines of plans, the smallest plan of each first. */
  groups: readonly { id: string; name: string; plans: readonly ComparedPlan[] }[];
  popular: string;
  noExtras: string;
  isShown: (plan: ComparedPlan) => boolean;
};

const CAPTION_ID = 'plan-comparison-caption';

/**
 * A row per plan, so that its name can stay in sight while the columns move under it, and so that plans can be
 * left out. Where the columns do not fit they scroll inside the table's own region, never the page.
 */
export function PlanComparisonTable(props: PlanComparisonTableProps) {
  const { caption, hint, columns, groups, popular, noExtras, isShown } = props;
  const { plan: planColumn, ...factColumns } = columns;
  const shown = groups.map((group) => group.plans.some(isShown));
  return (
    <>
      <Note className={styles.hint}>{hint}</Note>
      <section
        className={styles.region}
        aria-labelledby={CAPTION_ID}
        // Keyboards scroll what has the focus.
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
        tabIndex={0}
        data-none={shown.includes(true) ? undefined : ''}
      >
        <table className={styles.table}>
          <caption id={CAPTION_ID}>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{planColumn}</th>
              {(Object.entries(factColumns) as [string, Column][]).map(([id, { name, note }]) => (
                <th key={id} scope="col">
                  {note === undefined ? name : `${name} `}
                  {note !== undefined && <small>{note}</small>}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ id, name, plans }, index) => (
            <tbody key={id} data-line={id} hidden={shown[index] === false}>
              <tr>
                <th scope="rowgroup" colSpan={1 + Object.keys(factColumns).length}>
                  <span className={styles.line}>{name}</span>
                </th>
              </tr>
              {plans.map((plan) => (
                <PlanComparisonRow
                  key={plan.id}
                  plan={plan}
                  isHidden={!isShown(plan)}
                  popular={popular}
                  noExtras={noExtras}
                />
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </>
  );
}
