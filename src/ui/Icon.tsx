import { classNames, type Styled } from '#lib/class-names.ts';
import styles from './Icon.module.css';

/** Only functional icons, on a 20 px grid (close and menu have their own), with butt caps and miter joins. */
const icons = {
  arrow: { size: 20, stroke: 2.2, path: 'M2.5 10h14M11 4.5 16.5 10 11 15.5' },
  back: { size: 20, stroke: 2.2, path: 'M17.5 10h-14M9 4.5 3.5 10 9 15.5' },
  external: { size: 20, stroke: 2.2, path: 'M8 4H4v12h12v-4M11 3h6v6M17 3l-8 8' },
  chevron: { size: 12, stroke: 2, path: 'm2 4 4 4 4-4' },
  tick: { size: 20, stroke: 2.2, path: 'm3 10.5 4.5 4.5L17 5.5' },
  link: {
    size: 20,
    stroke: 2.2,
    path: 'M8.5 11.5a3.5 3.5 0 0 0 5 0l3-3a3.5 3.5 0 0 0-5-5l-1 1M11.5 8.5a3.5 3.5 0 0 0-5 0l-3 3a3.5 3.5 0 0 0 5 5l1-1',
  },
  close: { size: 24, stroke: 2.2, path: 'M5 5l14 14M19 5 5 19' },
  menu: { size: 28, stroke: 2.4, path: 'M4 9h20M4 19h20' },
  moon: { size: 20, stroke: 1.8, path: 'M16.8 12.2A7.2 7.2 0 1 1 7.8 3.2a5.8 5.8 0 0 0 9 9Z' },
  sun: {
    size: 20,
    stroke: 1.8,
    path: 'M13.6 10A3.6 3.6 0 1 1 6.4 10A3.6 3.6 0 1 1 13.6 10ZM10 1.5v2.5M10 16v2.5M1.5 10H4M16 10h2.5M4 4l1.7 1.7M14.3 14.3 16 16M16 4l-1.7 1.7M5.7 14.3 4 16',
  },
  phone: {
    size: 20,
    stroke: 1.8,
    path: 'M4 2.5h3l1.5 4-2 1.5a10 10 0 0 0 5.5 5.5l1.5-2 4 1.5v3A1.5 1.5 0 0 1 16 17.5C8.5 17.5 2.5 11.5 2.5 4A1.5 1.5 0 0 1 4 2.5Z',
  },
  star: {
    size: 20,
    stroke: 1.8,
    path: 'm10 1.8 2.5 5.3 5.7.7-4.2 4 1.1 5.7L10 14.7l-5.1 2.8L6 11.8l-4.2-4 5.7-.7Z',
  },
} as const;

export type IconName = keyof typeof icons;

export const ICON_NAMES = Object.keys(icons) as IconName[];

/**
 * A drawing in the color of the text around it; the words next to it carry its meaning. It is as large as that text; a
 * `large` one stands alone in a control.
 */
export function Icon(props: Styled & { name: IconName; size?: 'large' }) {
  const { name, size: scale, className } = props;
  const { size, stroke, path } = icons[name];
  return (
    <svg
      className={classNames(
        styles.icon,
        name === 'chevron' && styles.chevron,
        scale && styles[scale],
        className,
      )}
      width="16"
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
