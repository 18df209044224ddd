import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './Button.module.css';

/** A button that a script listens to or, with `isSubmit`, that sends its form; native attributes pass through. */
export function Button(
  props: Omit<ComponentProps<'button'>, 'type' | 'className'> & {
    isSubmit?: boolean;
    children: ReactNode;
  },
) {
  const { isSubmit = false, ...attributes } = props;
  return (
    <button
      {...attributes}
      type={isSubmit ? 'submit' : 'button'}
      className={classNames(styles.button, styles.primary)}
    />
  );
}
