import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import styles from './Text.module.css';

/**
 * The role of a text: `display` and `title` are set in the display face; `tight` is body text of few words; `note` is a
 * remark about what is above it; `tiny` is for labels in drawings.
 */
export const TEXT_SIZES = [
  'display',
  'title',
  'titleSmall',
  'lead',
  'body',
  'tight',
  'note',
  'label',
  'caps',
  'small',
  'tiny',
] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** "30–60+" */
const RANGE = /(\d+–\d+\+?)/;

/** Words whose range of numbers stays on one line: browsers break a line after a dash. */
export function withWholeRange(words: ReactNode): ReactNode {
  if (typeof words !== 'string') return words;
  const [before, range, after] = words.split(RANGE);
  if (range === undefined) return words;
  return (
    <>
      {before}
      <span className={styles.range}>{range}</span>
      {after}
    </>
  );
}

/** Any text but headings, prices and controls. Its element says what it means, its size how it looks. */
export function Text(
  props: Styled & {
    as?:
      | 'p'
      | 'span'
      | 'b'
      | 'strong'
      | 's'
      | 'small'
      | 'div'
      | 'dt'
      | 'dd'
      | 'ol'
      | 'li'
      | 'figcaption'
      | 'h2'
      | 'h3'
      | 'h4';
    size?: TextSize;
    isStrong?: boolean;
    isMuted?: boolean;
    /** The longest line: 22, 30.6 or 35 em. */
    measure?: 'narrow' | 'text' | 'wide';
    id?: string | undefined;
    /** Left out of the search, which finds it elsewhere. */
    'data-unsearched'?: '' | undefined;
    /** The text is about drawings, so it is hidden from screen readers as they are. */
    'aria-hidden'?: boolean | undefined;
    children: ReactNode;
  },
) {
  const {
    as: Tag = 'p',
    size = 'body',
    isStrong,
    isMuted,
    measure,
    className,
    children,
    ...rest
  } = props;
  return (
    <Tag
      {...rest}
      className={classNames(
        styles[size],
        isStrong && styles.strong,
        isMuted && styles.muted,
        measure && styles[measure],
        className,
      )}
    >
      {withWholeRange(children)}
    </Tag>
  );
}
