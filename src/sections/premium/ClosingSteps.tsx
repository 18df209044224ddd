import { StepRun } from '#art/premium/StepRun.tsx';
import { ClosingCall, type ClosingCallProps } from '#sections/shared/ClosingCall.tsx';
import styles from './ClosingSteps.module.css';

/** The last call: the line leaves its button and climbs as many steps as there are plans. */
export function ClosingSteps({ steps, ...props }: ClosingCallProps & { steps: number }) {
  return <ClosingCall {...props} art={<StepRun steps={steps} className={styles.run} />} />;
}
