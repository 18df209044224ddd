import { FeatureDrawing, type FeatureDrawingProps } from './FeatureDrawing.tsx';
import { Ribbon, RibbonBend } from '#art/Ribbon.tsx';
import { classNames } from '#lib/class-names.ts';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { Action } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Station } from '#ui/Station.tsx';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './FeatureLanes.module.css';

export type FeatureLanesProps = {
  id: string;
  heading: string;
  lead: string;
  plans: Action;
  /** Says that the drawings show samples. */
  label: string;
  features: readonly {
    id: string;
    name: string;
    text: string;
    /** The lane that the feature runs on; `null` if it serves all of them. */
    lane: number | null;
    drawing: FeatureDrawingProps;
  }[];
};

/** The lanes come in from the left and run down past the features, each of which is a station on its lane. */
export function FeatureLanes({ id, heading, lead, plans, label, features }: FeatureLanesProps) {
  return (
    <Section ground="tint" isClipped>
      <Container>
        <SectionHead
          id={id}
          heading={heading}
          lead={
            <>
              {`${lead} `}
              <TextLink {...plans} className={styles.plans} />
            </>
          }
          space="tight"
        />
        <div className={styles.lanes}>
          <div className={styles.ribbon} aria-hidden="true">
            <RibbonBend runs={9000} className={classNames(styles.bend, styles.entry)} />
            <Ribbon direction="down" className={styles.down} />
            <RibbonBend runs={9000} className={classNames(styles.bend, styles.exit)} />
          </div>
          <Text size="note" isMuted className={styles.label} aria-hidden>
            {label}
          </Text>
          <ul>
            {features.map(({ id, name, text, lane, drawing }) => (
              <li
                key={id}
                className={classNames(styles.feature, lane === null && styles.ofAll)}
                data-lane={lane ?? 1}
              >
                <Station size="small" className={styles.station} />
                <div className={styles.words}>
                  <Heading level={3} className={styles.name}>
                    {name}
                  </Heading>
                  <Text size="note" isMuted className={styles.text}>
                    {text}
                  </Text>
                </div>
                <div className={styles.drawing}>
                  <FeatureDrawing {...drawing} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  );
}
