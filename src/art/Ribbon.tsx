import { laneColor, LANE_NUMBERS } from './lane-numbers.ts';
import styles from './Ribbon.module.css';
import { classNames, type Styled } from '#lib/class-names.ts';

/** The eight lanes side by side, running down or across. Lane 1 is outermost: right or at the bottom. */
export function Ribbon(props: Styled & { direction: 'down' | 'across' }) {
  const className = classNames(styles[props.direction], props.className);
  return <div className={className} data-lines="" aria-hidden="true" />;
}

/**
 * The ribbon turning a corner from the top to the left, as concentric quarter circles: 128 by 128, plus `runs` units of
 * straight line before and after them.
 */
export function RibbonBend({ runs = 0, className }: Styled & { runs?: number }) {
  return (
    <svg
      className={className}
      data-lines=""
      width="128"
      viewBox="0 0 128 128"
      fill="none"
      strokeWidth="8"
      aria-hidden="true"
    >
      {LANE_NUMBERS.map((lane) => {
        const radius = 124 - 14 * (lane - 1);
        return (
          <path
            key={lane}
            stroke={laneColor(lane)}
            d={`M${radius} ${-runs}V0A${radius} ${radius} 0 0 1 0 ${radius}H${-runs}`}
          />
        );
      })}
    </svg>
  );
}
