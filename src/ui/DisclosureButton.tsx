import type { ReactNode, Ref } from 'react';
import { classNames, type Styled } from '#lib/class-names.ts';
import styles from './DisclosureButton.module.css';
import { Icon } from './Icon.tsx';

/** Opens and closes something near it, for state held by React; elsewhere use a `Disclosure`, which needs no script. */
export function DisclosureButton(
  props: Styled & {
    isOpen: boolean;
    isDisabled?: boolean;
    onToggle?: () => void;
    /** The id of the element that it opens. */
    controls?: string;
    ref?: Ref<HTMLButtonElement>;
    children: ReactNode;
  },
) {
  const { isOpen, isDisabled, onToggle, controls, ref, className, children } = props;
  return (
    <button
      ref={ref}
      type="button"
      className={classNames(styles.button, className)}
      disabled={isDisabled}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      {children}
      <Icon name="chevron" />
    </button>
  );
}
