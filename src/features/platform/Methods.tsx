import { Container } from '#ui/Container.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { classNames } from '#lib/class-names.ts';
import styles from './Methods.module.css';

type Who = 'you' | 'both' | 'crew';

export type MethodsProps = {
  id: string;
  heading: string;
  caption: string;
  /** `task` heads the column of tasks, `how` the row that says how each method works. */
  task: string;
  how: string;
  methods: readonly { name: string; plans: string; text: string }[];
  who: Record<Who, string>;
  /** Who does the task: one entry per method, or a single entry for all methods. */
  tasks: readonly { name: string; by: readonly [Who, ...Who[]] }[];
};

/**
 * The two service methods as a ledger of who does what. A ring is the visitor, a disc is the crew. An answer that both
 * methods share is repeated in both columns.
 */
export function Methods(props: MethodsProps) {
  const { id, heading, caption, task, how, methods, who, tasks } = props;
  return (
    <Section>
      <Container>
        <SectionHead id={id} heading={heading} />
        <table className={styles.ledger}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{task}</VisuallyHidden>
              </th>
              {methods.map(({ name, plans }) => (
                <th key={name} scope="col">
                  {`${name} `}
                  <small>{plans}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className={styles.how}>
              <th scope="row">{how}</th>
              {methods.map(({ name, text }) => (
                <td key={name}>{text}</td>
              ))}
            </tr>
            {tasks.map(({ name, by }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {methods.map((method, index) => {
                  const hand = by[index] ?? by[0];
                  return (
                    <td key={method.name}>
                      <span className={classNames(styles.who, hand !== 'you' && styles[hand])}>
                        {who[hand]}
                      </span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Container>
    </Section>
  );
}
