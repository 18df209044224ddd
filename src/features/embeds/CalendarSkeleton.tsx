import { roundedLine } from '#art/rounded-line.ts';
import { Bar } from './Bar.tsx';
import styles from './CalendarSkeleton.module.css';

const DAY = 56;
const [DAYS, WEEKS] = [7, 5];
const place = (index: number) => DAY / 2 + index * DAY;
const weeks = Array.from({ length: WEEKS }, (_, week) => place(week));
const days = Array.from({ length: DAYS }, (_, day) => place(day));

/** Open days as [day, week], in the order in which the line visits them: along a week, then down at 45 degrees. */
const OPEN_DAYS = [
  [1, 0],
  [3, 0],
  [4, 1],
  [3, 2],
  [1, 2],
  [2, 3],
  [5, 3],
  [4, 4],
] as const;
const openDays = OPEN_DAYS.map(([day, week]) => [place(day), place(week)] as const);

/** A booking calendar in the site's style: weeks are lines, days are stations, an orange line joins the open ones. */
export function CalendarSkeleton() {
  return (
    <div className={styles.calendar}>
      <div className={styles.who}>
        <Bar size="avatar" />
        <Bar size="heading" tenths={8} />
        <Bar tenths={6} />
        <Bar tenths={3} />
      </div>
      <div className={styles.month}>
        <Bar size="heading" tenths={4} />
        <svg viewBox={`0 0 ${DAY * DAYS} ${DAY * WEEKS}`} fill="none">
          {weeks.map((y) => (
            <g key={y} transform={`translate(0 ${y})`}>
              <path className={styles.week} d={`M${place(0)} 0H${place(DAYS - 1)}`} />
              {days.map((x) => (
                <circle key={x} className={styles.day} cx={x} r="13" />
              ))}
            </g>
          ))}
          <path className={styles.line} d={roundedLine(openDays, 8)} />
          {openDays.map(([x, y]) => (
            <circle key={`${x} ${y}`} className={styles.open} cx={x} cy={y} r="15" />
          ))}
        </svg>
      </div>
      <div className={styles.times}>
        {Array.from({ length: 6 }, (_, index) => (
          <Bar key={index} size="slot" />
        ))}
      </div>
    </div>
  );
}
