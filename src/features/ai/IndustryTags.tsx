import { MakerPlate } from './MakerPlate.tsx';
import { Container } from '#ui/Container.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Station } from '#ui/Station.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './IndustryTags.module.css';

/** `by` names the switch on the panel that does the work; `srText` is its text for screen readers. */
type Tag = { name: string; text: string; lane?: number; by: string; srText: string };

export type IndustryTagsProps = {
  id: string;
  heading: string;
  lead: string;
  industries: readonly (Tag & { lane: number })[];
  /** The last tag, for the visitor's own industry. */
  yours: Tag;
};

/** Industries as paper tags that hang from stations, and one more for the visitor's own. */
export function IndustryTags({ id, heading, lead, industries, yours }: IndustryTagsProps) {
  return (
    <Section isClipped>
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} space="tight" />
        <ul className={styles.tags}>
          {[...industries, yours].map(({ name, text, lane, by, srText }) => (
            <li key={name}>
              <Station className={styles.station} />
              <div className={styles.tag}>
                <Text as="h3" size="titleSmall">
                  {name}
                </Text>
                <Text size="note">{text}</Text>
                <div className={styles.by}>
                  <MakerPlate isYours={lane === undefined} srText={srText}>
                    {by}
                  </MakerPlate>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
