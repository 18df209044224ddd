import { classNames } from '#lib/class-names.ts';
import styles from './Button.module.css';
import { Icon } from './Icon.tsx';
import { linkAttributes, type LinkProps } from './link.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Only one `primary` button in view; `outline` next to it; `inverse` on seafoam and on the signal wall. */
export type ButtonVariant = 'primary' | 'outline' | 'inverse';
export type ButtonSize = 'small' | 'normal' | 'large';

/** A link that looks like a button. The label keeps its case in the document; styles set capitals. */
export function ButtonLink(
  props: LinkProps & {
    variant?: ButtonVariant;
    size?: ButtonSize;
    icon?: 'back' | 'external';
  },
) {
  const { label, srText, variant = 'primary', size = 'normal', icon, className } = props;
  return (
    <a
      {...linkAttributes(props)}
      className={classNames(
        styles.button,
        variant === 'inverse' && styles.primary,
        styles[variant],
        size !== 'normal' && styles[size],
        className,
      )}
    >
      {icon === 'back' && <Icon name="back" />}
      {props.children ?? label}
      {srText && <VisuallyHidden>{` ${srText}`}</VisuallyHidden>}
      {icon === 'external' && <Icon name="external" />}
    </a>
  );
}
