import { classNames } from '#lib/class-names.ts';
import styles from './Actions.module.css';
import { ButtonLink, type ButtonVariant } from './ButtonLink.tsx';
import type { Action } from './link-target.ts';
import { TextLink } from './TextLink.tsx';

/** The one thing to do, and beside it where to read on. */
export function Actions(props: {
  first: Action;
  second: Action;
  variant?: ButtonVariant;
  className?: string | undefined;
}) {
  const { first, second, variant = 'primary', className } = props;
  return (
    <div className={classNames(styles.actions, className)}>
      <ButtonLink to={first.to} variant={variant}>
        {first.label}
      </ButtonLink>
      <TextLink to={second.to} icon="arrow">
        {second.label}
      </TextLink>
    </div>
  );
}
