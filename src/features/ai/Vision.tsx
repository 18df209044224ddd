import { WorkingDay, type WorkingDayProps } from './WorkingDay.tsx';
import { classNames } from '#lib/class-names.ts';
import { RivetedPlate } from '#art/RivetedPlate.tsx';
import { Container } from '#ui/Container.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './Vision.module.css';

export type VisionProps = WorkingDayProps & {
  /** The id of the whole section. */
  sectionId: string;
  id: string;
  heading: string;
  lead: string;
  panel: SwitchPanelProps;
};

/** What if: one working day from a missed call to a paid invoice, then the switches that ran it. */
export function Vision({ sectionId, id, heading, lead, panel, ...day }: VisionProps) {
  return (
    <Section ground="tint" id={sectionId} isClipped>
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} />
        <WorkingDay {...day} />
        <SwitchPanel {...panel} />
      </Container>
    </Section>
  );
}

type SwitchPanelProps = {
  heading: string;
  /** What a plan does and what the team does. */
  difference: string;
  /** `by` is the number that other sections use to name the switch. */
  systems: readonly {
    id: string;
    name: string;
    description: string;
    by: string;
    /** Whether every plan has it or the team builds it. */
    who: string;
    isOnPlans: boolean;
  }[];
};

/** The automation systems as the switches of a machine's panel: those that run on every plan are on. */
function SwitchPanel({ heading, difference, systems }: SwitchPanelProps) {
  return (
    <RivetedPlate className={styles.panel}>
      <Heading level={3}>{heading}</Heading>
      <p className={styles.difference}>{difference}</p>
      <ol className={styles.switches}>
        {systems.map(({ id, name, description, by, who, isOnPlans }, index) => (
          <li key={id}>
            <Switch number={index + 1} isOn={isOnPlans} />
            <div>
              <Text as="h4" size="tight" isStrong>
                <VisuallyHidden>{`${by}: `}</VisuallyHidden>
                {name}
              </Text>
              <Text size="note" isMuted>
                {description} <b className={styles.who}>{who}</b>
              </Text>
            </div>
          </li>
        ))}
      </ol>
    </RivetedPlate>
  );
}

/** A switch on the panel with its number. If it is on, it flips as it scrolls into view. Decorative. */
function Switch({ number, isOn }: { number: number; isOn: boolean }) {
  return (
    <Text
      as="span"
      size="titleSmall"
      className={classNames(styles.switch, isOn && styles.on)}
      aria-hidden
    >
      {number}
      <i className={styles.knob} />
    </Text>
  );
}
