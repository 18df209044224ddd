import { classNames } from '#lib/class-names.ts';
import { DayDrawing, type DayDrawingProps } from './DayDrawing.tsx';
import { MakerPlate } from './MakerPlate.tsx';
import { Heading } from '#ui/Heading.tsx';
import { StationLine, Stop } from '#ui/StationLine.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './WorkingDay.module.css';

export type WorkingDayProps = {
  stops: readonly DayStop[];
  example: { label: string; text: string };
};

type DayStop = {
  id: string;
  /** The day's name, on the stop that begins it. */
  day: string | null;
  time: string;
  title: string;
  text: string;
  lane: number | undefined;
  /** Who does the work at this stop: a switch on the panel, or the visitor. */
  by: string;
  /** `by` for screen readers. */
  srText: string;
  /** Whether every plan has it or the team builds it; nothing at the visitor's own stop. */
  who: string | null;
  isYours: boolean;
  drawing: DayDrawingProps;
  isOnPhones?: boolean;
};

/** What happens from one day to the next, each day on a line of its own that is drawn as the visitor scrolls. */
export function WorkingDay({ stops, example }: WorkingDayProps) {
  const mornings = stops.flatMap(({ day }, index) => (day ? [{ day, index }] : []));
  return (
    <>
      <Text size="note" isMuted data-unsearched="" className={styles.example}>
        <Text as="b" size="note" isStrong>
          {example.label}
        </Text>{' '}
        {example.text}
      </Text>
      {mornings.map(({ day, index }, place) => (
        <div key={day} className={styles.day}>
          <Heading level={3}>{day}</Heading>
          <StationLine
            aria-label={day}
            turnAt="64rem"
            bleed={place === 0 ? 'end' : 'start'}
            isDrawnByScroll
            className={styles.line}
          >
            {stops.slice(index, mornings[place + 1]?.index).map((stop) => (
              <DayStopItem key={stop.id} {...stop} />
            ))}
          </StationLine>
        </div>
      ))}
    </>
  );
}

function DayStopItem(props: DayStop) {
  const { time, title, text, lane, by, srText, who, isYours, drawing, isOnPhones } = props;
  return (
    <Stop isMarked={isYours} className={styles.stop} data-lane={lane}>
      <div className={styles.words}>
        <Text size="display" className={styles.time}>
          {time}
        </Text>
        <Heading level={4}>{title}</Heading>
        <MakerPlate isYours={isYours} srText={srText}>
          {by}
        </MakerPlate>
        <Text size="note" isMuted className={styles.text}>
          {text} {who && <b className={styles.who}>{who}</b>}
        </Text>
      </div>
      <div className={classNames(styles.drawing, isOnPhones && styles.onPhones)} aria-hidden="true">
        <DayDrawing {...drawing} />
      </div>
    </Stop>
  );
}
