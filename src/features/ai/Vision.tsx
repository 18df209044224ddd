import { classNames } from '#lib/class-names.ts';
import type { switchPanel } from './day.ts';
import { MakerPlate } from './MakerPlate.tsx';
import { WorkingDay, type WorkingDayProps } from './WorkingDay.tsx';
import { RivetedPlate } from '#art/RivetedPlate.tsx';
import { Container } from '#ui/Container.tsx';
import { PhoneDisclosure } from '#ui/PhoneDisclosure.tsx';
import { Heading } from '#ui/Heading.tsx';
import { InvisibleInput } from '#ui/InvisibleInput.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
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

/** What if: two working days, then the switches of all automations. */
export function Vision({ sectionId, id, heading, lead, panel, ...day }: VisionProps) {
  return (
    <Section ground="band" id={sectionId} isClipped space="wide" className={styles.vision}>
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} size="peak" />
        <WorkingDay {...day} />
        <SwitchPanel {...panel} />
      </Container>
    </Section>
  );
}

type SwitchPanelProps = typeof switchPanel;

/** The automation systems as a panel of switches. Choosing a trade turns on what it automates first, by CSS alone. */
function SwitchPanel({ heading, legend, trades, call, more, groups }: SwitchPanelProps) {
  return (
    <RivetedPlate className={classNames('base', styles.panel)}>
      <Heading level={3}>{heading}</Heading>
      <fieldset className={styles.choice}>
        <legend>
          <Text as="span" size="label">
            {legend}
          </Text>
        </legend>
        <ul className={styles.trades}>
          {trades.map((trade) => (
            <TradeItem key={trade.id} {...trade} />
          ))}
        </ul>
      </fieldset>
      <div className={styles.strip} aria-hidden="true">
        {groups.flatMap(({ systems }) =>
          systems.map(({ number }) => <Switch key={number} number={number} />),
        )}
      </div>
      <PhoneDisclosure from="48rem" summary={more}>
        <div className={styles.groups}>
          {groups.map(({ name, text, systems }) => (
            <div key={name}>
              <Text as="h4" size="titleSmall">
                {name}
              </Text>
              <Text size="note" isMuted>
                {text}
              </Text>
              <ol className={styles.switches}>
                {systems.map((system) => (
                  <li key={system.id}>
                    <Switch number={system.number} />
                    <div>
                      <Text as="b" size="tight" isStrong>
                        <VisuallyHidden>{`${system.by}: `}</VisuallyHidden>
                        {system.name}
                      </Text>
                      <Text size="note" isMuted>
                        {system.description}
                      </Text>
                    </div>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </PhoneDisclosure>
      <TextLink {...call} icon="arrow" />
    </RivetedPlate>
  );
}

/** A trade to choose, and what it automates first. */
function TradeItem(trade: SwitchPanelProps['trades'][number]) {
  // The browser would also read what is hidden from screen readers in an element that is not shown.
  const makerId = `maker-${trade.id}`;
  const answerId = `first-${trade.id}`;
  return (
    <li data-answer>
      <label className={styles.trade}>
        <InvisibleInput
          type="radio"
          name="trade"
          defaultChecked={trade.isChosen}
          data-first={trade.number}
          aria-describedby={`${makerId} ${answerId}`}
        />
        <Text as="span" size="small" isStrong className={styles.name}>
          {trade.name}
        </Text>
      </label>
      <div className={styles.answer}>
        <MakerPlate id={makerId} srText={`${trade.srText}. `}>
          {trade.by}
        </MakerPlate>
        <div id={answerId}>
          <Text size="title">{`${trade.text}.`}</Text>
          <Text size="note" isMuted>
            {trade.who}
          </Text>
        </div>
      </div>
    </li>
  );
}

/** A switch with its number; the panel turns it on. Decorative. */
function Switch({ number }: { number: number }) {
  return (
    <span className={styles.switch} data-switch={number} aria-hidden="true">
      <Text as="b" size="titleSmall" className={styles.number}>
        {number}
      </Text>
      <i className={styles.knob} />
    </span>
  );
}
