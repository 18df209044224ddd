import { RivetedPlate } from '#art/RivetedPlate.tsx';
import { Heading } from '#ui/Heading.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './SwitchPanel.module.css';

export type SwitchPanelProps = {
  heading: string;
  /** `by` is the number that other sections use to name the switch. */
  systems: readonly { id: string; name: string; description: string; lane: number; by: string }[];
};

/** The automation systems as the switches of a machine's panel. */
export function SwitchPanel({ heading, systems }: SwitchPanelProps) {
  return (
    <RivetedPlate className={styles.panel}>
      <Heading level={3}>{heading}</Heading>
      <ol className={styles.switches}>
        {systems.map(({ id, name, description, lane, by }, index) => (
          <li key={id} data-lane={lane}>
            <Switch number={index + 1} />
            <div>
              <h4>
                <VisuallyHidden>{`${by}: `}</VisuallyHidden>
                {name}
              </h4>
              <p>{description}</p>
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
