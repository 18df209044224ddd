import { classNames } from '#lib/class-names.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import type { Action } from '#ui/link.ts';
import type { dayStops } from './day.ts';
import { DayDrawing } from './DayDrawing.tsx';
import { MakerPlate } from './MakerPlate.tsx';
import { Heading } from '#ui/Heading.tsx';
import { StationLine, Stop } from '#ui/StationLine.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './WorkingDay.module.css';

export type WorkingDayProps = {
  stops: typeof dayStops;
  example: { label: string; text: string };
  /** The last stop of the line: the visitor's own day. */
  next: { title: string; text: string; call: Action };
};

/** The stops of an example, each day on a line of its own that is drawn as the visitor scrolls. */
export function WorkingDay({ stops, example, next }: WorkingDayProps) {
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
            {place === mornings.length - 1 && (
              <Stop isMarked className={styles.stop}>
                <div className={styles.words}>
                  <Text size="display" className={styles.time}>
                    {next.title}
                  </Text>
                  <Text size="note" isMuted className={styles.text}>
                    {next.text}
                  </Text>
                </div>
                <div>
                  <ButtonLink variant="outline" size="small" {...next.call} />
                </div>
              </Stop>
            )}
          </StationLine>
        </div>
      ))}
    </>
  );
}

function DayStopItem(props: (typeof dayStops)[number]) {
  const { time, title, text, by, srText, doer, drawing } = props;
  return (
    <Stop isMarked={doer === 'you'} className={styles.stop}>
      <div className={styles.words}>
        <Text size="display" className={styles.time}>
          {time}
        </Text>
        <Heading level={4}>{title}</Heading>
        <MakerPlate look={doer} srText={srText}>
          {by}
        </MakerPlate>
        <Text size="note" isMuted className={styles.text}>
          {text}
        </Text>
      </div>
      <div
        className={classNames(styles.drawing, 'isOnPhones' in props && styles.onPhones)}
        aria-hidden="true"
      >
        <DayDrawing {...drawing} />
      </div>
    </Stop>
  );
}
