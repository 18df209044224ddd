import type { ReactNode } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import { Heading } from './Heading.tsx';
import styles from './SectionHead.module.css';
import { Text } from './Text.tsx';

/** The head of a section: its heading and, to the right on a wide screen or below a peak, one sentence. */
export function SectionHead(
  props: Styled & {
    /** The heading's id, for links to it: set by hand, so that it stays when the words change. */
    id: string;
    heading: string;
    lead?: ReactNode;
    /** `h3` where the section matters less than its neighbors, `peak` where it matters most. */
    size?: 'peak' | 'h2' | 'h3';
    /** The distance to what follows. */
    space?: 'tight' | 'normal' | 'wide';
  },
) {
  const { id, heading, lead, size = 'h2', space = 'normal', className } = props;
  return (
    <div
      className={classNames(
        styles.head,
        space !== 'normal' && styles[space],
        size === 'peak' && styles.peak,
        lead !== undefined && size !== 'peak' && styles.split,
        className,
      )}
    >
      <Heading level={2} id={id} size={size}>
        {heading}
      </Heading>
      {lead !== undefined && (
        <Text size="lead" isMuted measure="text">
          {lead}
        </Text>
      )}
    </div>
  );
}
