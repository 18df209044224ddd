import type { ReactNode } from 'react';
import { DisclosureButton } from '#ui/DisclosureButton.tsx';
import styles from './MorePlans.module.css';

/** Opens the plans of the other product line. */
export function MorePlans(props: {
  isOpen: boolean;
  isDisabled: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  return (
    <div className={styles.more} data-needs-react>
      <DisclosureButton {...props} />
    </div>
  );
}
