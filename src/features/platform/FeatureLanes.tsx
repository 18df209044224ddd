import { FeatureDrawing, type FeatureDrawingProps } from './FeatureDrawing.tsx';
import { Ribbon, RibbonBend } from '#art/Ribbon.tsx';
import { classNames } from '#lib/class-names.ts';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import styles from './FeatureLanes.module.css';

export type FeatureLanesProps = {
  id: string;
  heading: string;
  lead: string;
  /** Says that the drawings show samples. */
  label: string;
  features: readonly {
    id: string;
    name: string;
    text: string;
    /** The lane that the feature runs on; `null` if it serves all of them. */
    lane: number | null;
    drawing: FeatureDrawingProps & { isOnPhones?: boolean };
  }[];
};

/** The lanes come in from the left and run down past the features, each of which is a station on its lane. */
export function FeatureLanes({ id, heading, lead, label, features }: FeatureLanesProps) {
  return (
    <Section ground="tint" isClipped>
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} space="tight" />
      </Container>
      <Container>
        <div className={styles.lanes}>
          <div className={styles.ribbon} aria-hidden="true">
            <Ribbon direction="across" className={classNames(styles.across, styles.entry)} />
            <RibbonBend className={classNames(styles.bend, styles.entry)} />
            <Ribbon direction="down" className={styles.down} />
            <RibbonBend className={classNames(styles.bend, styles.exit)} />
            <Ribbon direction="across" className={classNames(styles.across, styles.exit)} />
          </div>
          <p className={styles.label} aria-hidden="true">
            {label}
          </p>
          <ul className={styles.list}>
            {features.map(({ id, name, text, lane, drawing }) => (
              <li
                key={id}
                className={classNames(lane === null && styles.all)}
                data-lane={lane ?? 1}
                data-drawn={drawing.isOnPhones ? '' : undefined}
              >
                <i className={styles.station} aria-hidden="true" />
                <Heading level={3} className={styles.name}>
                  {name}
                </Heading>
                <p className={styles.text}>{text}</p>
                <FeatureDrawing {...drawing} />
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  );
}
