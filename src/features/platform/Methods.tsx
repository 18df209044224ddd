import { Container } from '#ui/Container.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Text } from '#ui/Text.tsx';
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
        <DataTable
          caption={caption}
          headSize="title"
          columns={[
            {
              head: <VisuallyHidden>{task}</VisuallyHidden>,
              className: classNames(styles.column, styles.task),
            },
            ...methods.map(({ name, plans }) => ({
              head: name,
              note: plans,
              className: styles.column,
            })),
          ]}
          rows={[
            {
              id: 'how',
              head: how,
              cells: methods.map(({ text }) => text),
              className: styles.how,
            },
            ...tasks.map(({ name, by }) => ({
              id: name,
              head: name,
              cells: methods.map((method, index) => {
                const hand = by[index] ?? by[0];
                return <Answer key={method.name} hand={hand} name={who[hand]} />;
              }),
            })),
          ]}
        />
      </Container>
    </Section>
  );
}

/** Whose task it is. */
function Answer({ hand, name }: { hand: Who; name: string }) {
  return (
    <Text as="span" size="tight" className={classNames(styles.who, hand !== 'you' && styles[hand])}>
      {name}
    </Text>
  );
}
