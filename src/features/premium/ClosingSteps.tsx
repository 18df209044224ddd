import { StepRun } from './StepRun.tsx';
import { ClosingCall, type ClosingCallProps } from '#features/closing/ClosingCall.tsx';
import styles from './ClosingSteps.module.css';

/** The closing call: the line leaves its button and climbs one step per plan. */
export function ClosingSteps({ steps, ...props }: ClosingCallProps & { steps: number }) {
  return <ClosingCall {...props} art={<StepRun steps={steps} className={styles.run} />} />;
}
