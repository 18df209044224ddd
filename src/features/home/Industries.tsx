import { Container } from '#ui/Container.tsx';
import { LaneDot } from '#ui/LaneLabel.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { classNames } from '#lib/class-names.ts';
import { joinList } from '#lib/text.ts';
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
  industries: readonly {
    name: string;
    text: string;
    firstLanes: readonly { number: number; name: string }[];
  }[];
};

/**
 * A transit map: lanes run down, industries cross them, and a station marks a lane that is set up first. If the key does
 * not fit over the lanes, each industry lists them below its name.
 */
export function Industries({
  id,
  heading,
  lead,
  srLead,
  lanes,
  first,
  industries,
}: IndustriesProps) {
  return (
    <Section isClipped className={styles.industries}>
      <Container>
        <SectionHead
          id={id}
          heading={heading}
          lead={
            <>
              <VisuallyHidden>{srLead}</VisuallyHidden>
              <span aria-hidden="true">{lead}</span>
            </>
          }
        />
        <p className={styles.key} aria-hidden="true">
          {lanes.map(({ number, name }) => (
            <span key={number} data-lane={number}>
              <LaneDot />
              {name}
            </span>
          ))}
        </p>
        <ul className={styles.map}>
          {industries.map(({ name, text, firstLanes }) => (
            <li key={name}>
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
                <p className={styles.first}>
                  <VisuallyHidden>
                    {`${first}: ${joinList(firstLanes.map((lane) => lane.name))}.`}
                  </VisuallyHidden>
                  {firstLanes.map((lane) => (
                    <span key={lane.number} data-lane={lane.number} aria-hidden="true">
                      <LaneDot />
                      {lane.name}
                    </span>
                  ))}
                </p>
              </div>
              <span className={styles.lanes} aria-hidden="true">
                {lanes.map(({ number }) => (
                  <i
                    key={number}
                    data-lane={number}
                    className={classNames(
                      firstLanes.some((lane) => lane.number === number) && styles.station,
                    )}
                  />
                ))}
              </span>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
