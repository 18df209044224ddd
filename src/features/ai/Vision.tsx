import { WorkingDay, type WorkingDayProps } from './WorkingDay.tsx';
import { RivetedPlate } from '#art/RivetedPlate.tsx';
import { Container } from '#ui/Container.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Heading } from '#ui/Heading.tsx';
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
    lane: number;
    by: string;
    /** Whether every plan has it or the team builds it. */
    who: string;
  }[];
};

/** The automation systems as the switches of a machine's panel. */
function SwitchPanel({ heading, difference, systems }: SwitchPanelProps) {
  return (
    <RivetedPlate className={styles.panel}>
      <Heading level={3}>{heading}</Heading>
      <p className={styles.difference}>{difference}</p>
      <ol className={styles.switches}>
        {systems.map(({ id, name, description, lane, by, who }, index) => (
          <li key={id} data-lane={lane}>
            <Switch number={index + 1} />
            <div>
              <h4>
                <VisuallyHidden>{`${by}: `}</VisuallyHidden>
                {name}
              </h4>
              <p>
                {description} <b>{who}</b>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </RivetedPlate>
  );
}

/** A switch on the panel with its number on the plate. It flips on as it scrolls into view. Decorative. */
function Switch({ number }: { number: number }) {
  return (
    <span className={styles.switch} aria-hidden="true">
      <b>{number}</b>
      <i />
    </span>
  );
}
