import { DayDrawing, type DayDrawingProps } from './DayDrawing.tsx';
import { MakerPlate } from './MakerPlate.tsx';
import { classNames } from '#lib/class-names.ts';
import { Heading } from '#ui/Heading.tsx';
import { Station } from '#ui/Station.tsx';
import styles from './WorkingDay.module.css';
import motion from './WorkingDayMotion.module.css';

export type WorkingDayProps = {
  stops: readonly {
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
  }[];
  overnight: string;
  example: { label: string; text: string };
};

/** One day as stops on a line that draws itself as the visitor scrolls: across on a wide screen, down on a narrow one. */
export function WorkingDay({ stops, overnight, example }: WorkingDayProps) {
  return (
    <>
      <p className={styles.example} data-unsearched="">
        <b>{example.label}</b> {example.text}
      </p>
      <ol className={classNames(styles.day, motion.day)}>
        {stops.map((stop, index) => (
          <li
            key={stop.id}
            data-lane={stop.lane}
            className={classNames(styles.stop, motion.stop, stop.isYours && styles.yours)}
          >
            {stop.day && index > 0 && (
              <span className={styles.night} aria-hidden="true">
                {overnight}
              </span>
            )}
            <p className={styles.time}>
              {stop.day && <span>{`${stop.day} `}</span>}
              <b>{stop.time}</b>
            </p>
            <Station className={classNames(styles.station, motion.station)} />
            <div className={styles.card}>
              <div className={styles.title}>
                <Heading level={3} size="h4">
                  {stop.title}
                </Heading>
                <MakerPlate isYours={stop.isYours} srText={stop.srText}>
                  {stop.by}
                </MakerPlate>
              </div>
              <p className={styles.text}>
                {stop.text} {stop.who && <b>{stop.who}</b>}
              </p>
              <div className={styles.drawing} aria-hidden="true">
                <DayDrawing {...stop.drawing} />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
