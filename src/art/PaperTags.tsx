import { classNames, type Styled } from '#lib/class-names.ts';
import styles from './PaperTags.module.css';

/**
 * Paper tags on a drawing. `className` is a module's class; its children set `--x` and `--y` in the
 * drawing's units and the angle `--tilt`. Decorative: the text beside them says the same.
 */
export function PaperTags({
  tags,
  className,
}: Styled & {
  tags: readonly string[];
}) {
  return (
    <ul className={classNames(styles.tags, className)} aria-hidden="true">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
