import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './Button.module.css';
import type { ButtonSize, ButtonVariant } from './ButtonLink.tsx';

/** A button that a script handles or, with `isSubmit`, that submits its form; native attributes pass through. */
export function Button(
  props: Omit<ComponentProps<'button'>, 'type' | 'className'> & {
    isSubmit?: boolean;
    variant?: Exclude<ButtonVariant, 'inverse'>;
    size?: ButtonSize;
    children: ReactNode;
  },
) {
  const { isSubmit = false, variant = 'primary', size = 'normal', ...attributes } = props;
  return (
    <button
      {...attributes}
      type={isSubmit ? 'submit' : 'button'}
      className={classNames(styles.button, styles[variant], size !== 'normal' && styles[size])}
    />
  );
}
