import { classNames } from '#lib/class-names.ts';
import styles from './Actions.module.css';
import { ButtonLink, type ButtonVariant } from './ButtonLink.tsx';
import type { Action } from './link-target.ts';
import { TextLink } from './TextLink.tsx';

/** The main thing to do, and next to it a link to read on. */
export function Actions(props: {
  first: Action;
  second: Action;
  /** A link to phone at once, on pages that offer it. */
  phone?: Action | undefined;
  variant?: ButtonVariant;
  className?: string | undefined;
}) {
  const { first, second, phone, variant = 'primary', className } = props;
  return (
    <div className={classNames(styles.actions, className)}>
      <ButtonLink to={first.to} variant={variant}>
        {first.label}
      </ButtonLink>
      <TextLink to={second.to} icon="arrow">
        {second.label}
      </TextLink>
      {phone && (
        <TextLink to={phone.to} icon="phone">
          {phone.label}
        </TextLink>
      )}
    </div>
  );
}
