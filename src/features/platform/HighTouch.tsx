import { Bubble } from '#art/Bubble.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { Split } from '#ui/Split.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Panel } from '#ui/Panel.tsx';
import styles from './HighTouch.module.css';

export type HighTouchProps = {
  id: string;
  heading: string;
  lead: string;
  thread: CrewThreadProps & { description: string };
};

/** The people who come with the software: what they do, and an example of it. */
export function HighTouch({ id, heading, lead, thread }: HighTouchProps) {
  const { description, ...exchange } = thread;
  return (
    <Section className={styles.touch}>
      <Container>
        <Split ratio="1-1" align="center">
          <div className={styles.words}>
            <Heading level={2} id={id}>
              {heading}
            </Heading>
            <Text size="lead" isMuted measure="text">
              {lead}
            </Text>
          </div>
          <figure>
            <div aria-hidden="true">
              <CrewThread {...exchange} />
            </div>
            <figcaption data-unsearched="">
              <VisuallyHidden>{description}</VisuallyHidden>
            </figcaption>
          </figure>
        </Split>
      </Container>
    </Section>
  );
}

type CrewThreadProps = {
  title: string;
  label: string;
  messages: readonly { from: 'you' | 'crew'; text: string }[];
};

/** A question to the crew, and its answer. */
function CrewThread({ title, label, messages }: CrewThreadProps) {
  return (
    <Panel title={title} lane={4} label={label}>
      <Text as="div" size="note" className={styles.thread}>
        {messages.map(({ from, text }) => (
          <Bubble key={text} from={from === 'you' ? 'business' : 'customer'}>
            {text}
          </Bubble>
        ))}
      </Text>
    </Panel>
  );
}
