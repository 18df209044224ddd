import { Icon } from '#ui/Icon.tsx';
import type { Action } from '#ui/link.ts';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './Rating.module.css';

export type RatingProps = { note: string; link: Action };

/** A rating with the link to its reviews, set as the text around it. */
export function Rating({ note, link }: RatingProps) {
  return (
    <b className={styles.rating} data-unsearched="">
      <Icon name="star" className={styles.star} />
      {` ${note} `}
      <TextLink {...link} />
    </b>
  );
}
