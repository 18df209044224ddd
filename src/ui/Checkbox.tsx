import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Checkbox.module.css';
import { InvisibleInput } from './InvisibleInput.tsx';

/** A checkbox with its label; native attributes pass through to the `input`. */
export function Checkbox({
  label,
  ...attributes
}: Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: string }) {
  return (
    <label className={styles.label}>
      <InvisibleInput {...attributes} type="checkbox" />
      <span className={styles.box}>
        <Icon name="tick" />
      </span>
      <span>{label}</span>
    </label>
  );
}
