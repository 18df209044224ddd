import { classNames } from '#lib/class-names.ts';
import styles from './Actions.module.css';
import { ButtonLink, type ButtonVariant } from './ButtonLink.tsx';
import type { Action } from './link-target.ts';
import { TextLink } from './TextLink.tsx';

/** The one thing to do, and beside it where to read on. */
export function Actions(props: {
  first: Action;
  second: Action;
  /** To call at once, where a page asks for it. */
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
