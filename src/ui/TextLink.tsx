import { classNames } from '#lib/class-names.ts';
import { Icon } from './Icon.tsx';
import { linkAttributes, type LinkProps } from './link.ts';
import styles from './TextLink.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A link in running text or next to a button, with an icon if it stands alone. */
export function TextLink(props: LinkProps & { icon?: 'arrow' | 'external' }) {
  const { label, srText, icon, className } = props;
  const words = props.children ?? label;
  return (
    <a
      {...linkAttributes(props)}
      className={classNames(styles.link, icon && styles.withIcon, className)}
    >
      {icon ? <span>{words}</span> : words}
      {srText && <VisuallyHidden>{` ${srText}`}</VisuallyHidden>}
      {icon && <Icon name={icon} />}
    </a>
  );
}
