import { Container } from '#ui/Container.tsx';
import { PhoneDisclosure } from '#ui/PhoneDisclosure.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Station } from '#ui/Station.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { asPartOfSentence, joinList } from '#lib/text.ts';
import styles from './Industries.module.css';

export type IndustriesProps = {
  id: string;
  heading: string;
  /** `lead` explains the dots; `srLead` is the same for screen readers. */
  lead: string;
  srLead: string;
  lanes: readonly { number: number; name: string }[];
  /** The label before the lanes that are set up first. */
  first: string;
  /** The summary that opens the list on a phone. */
  more: string;
  /** What a phone shows before the list is opened. */
  example: { name: string; change: string };
  industries: readonly {
    name: string;
    text: string;
    firstLanes: readonly { number: number; name: string }[];
  }[];
};

/**
 * A transit map: lanes run down, industries cross them, and a station marks a lane that is set up first. A phone
 * says so in words.
 */
export function Industries(props: IndustriesProps) {
  const { id, heading, lead, srLead, lanes, first, more, example, industries } = props;
  return (
    <Section>
      <Container>
        <SectionHead id={id} heading={heading} />
        <VisuallyHidden as="p">{srLead}</VisuallyHidden>
        <div className={`${styles.industry} ${styles.top}`} aria-hidden="true">
          <Text isMuted>{lead}</Text>
          <Text as="div" size="small" isStrong className={styles.key}>
            {lanes.map(({ number, name }) => (
              <span key={number} data-lane={number}>
                {name}
              </span>
            ))}
          </Text>
        </div>
        <Text isMuted className={styles.example} aria-hidden>
          <b>{example.name}:</b> {asPartOfSentence(example.change)}
        </Text>
        <PhoneDisclosure summary={more} look="button" from="48rem">
          <ul className={styles.industries} data-lines="">
            {industries.map(({ name, text, firstLanes }) => (
              <li key={name} className={styles.industry}>
                <div className={styles.words}>
                  <Heading level={3} size="h4">
                    {name}
                  </Heading>{' '}
                  <Text size="note" isMuted>
                    {text}
                  </Text>
                  <Text size="note" className={styles.first}>
                    {`${first}: ${joinList(firstLanes.map((lane) => lane.name))}.`}
                  </Text>
                </div>
                <span className={styles.lanes} aria-hidden="true">
                  {lanes.map(({ number }) => (
                    <i key={number} data-lane={number} className={styles.lane}>
                      {firstLanes.some((lane) => lane.number === number) && <Station />}
                    </i>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </PhoneDisclosure>
      </Container>
    </Section>
  );
}
