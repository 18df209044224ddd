import { Container } from '#ui/Container.tsx';
import { PhoneDisclosure } from '#ui/PhoneDisclosure.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './Reasons.module.css';

export type ReasonsProps = {
  id: string;
  heading: string;
  /** The summary that opens the text of a reason on a phone, where the first two are open. */
  more: string;
  reasons: readonly { claim: string; text: string; link?: Action | undefined }[];
};

/** Four reasons in a few words each, and what they mean. */
export function Reasons({ id, heading, more, reasons }: ReasonsProps) {
  return (
    <Section ground="band" space="tight">
      <Container>
        <SectionHead id={id} heading={heading} />
        <ol className={styles.list}>
          {reasons.map(({ claim, text, link }, index) => (
            <li key={claim} className={styles.reason}>
              <Heading level={3} size="h4" className={styles.claim}>
                {claim}
              </Heading>
              <PhoneDisclosure
                summary={index < 2 ? undefined : more}
                name={claim}
                look="corner"
                from="48rem"
              >
                <Text isMuted measure="text">
                  {text}
                  {link && (
                    <>
                      {' '}
                      <TextLink {...link} />
                    </>
                  )}
                </Text>
              </PhoneDisclosure>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
