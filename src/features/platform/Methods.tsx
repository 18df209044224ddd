import { classNames } from '#lib/class-names.ts';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { Split } from '#ui/Split.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './Methods.module.css';

export type MethodsProps = {
  id: string;
  heading: string;
  methods: readonly {
    name: string;
    plans: string;
    /** Who does the setup. */
    by: string;
    isShared: boolean;
    text: string;
  }[];
  /** What applies to both methods. */
  both: string;
};

/** The two service methods side by side, each under a bar: a dark half is the visitor's share of the setup. */
export function Methods({ id, heading, methods, both }: MethodsProps) {
  return (
    <Section space="tight">
      <Container>
        <Split ratio="4-8">
          <Heading level={2} id={id} className={styles.heading}>
            {heading}
          </Heading>
          <div>
            <ul className={styles.methods}>
              {methods.map(({ name, plans, by, isShared, text }) => (
                <li key={name} className={classNames(styles.method, isShared && styles.shared)}>
                  <Heading level={3} size="h4">
                    {name}
                  </Heading>
                  <Text size="note" isMuted>
                    {plans}
                  </Text>
                  <Text size="label" className={styles.by}>
                    {by}
                  </Text>
                  <Text size="note" className={styles.says}>
                    {text}
                  </Text>
                </li>
              ))}
            </ul>
            <Text size="note" isMuted className={styles.both}>
              {both}
            </Text>
          </div>
        </Split>
      </Container>
    </Section>
  );
}
