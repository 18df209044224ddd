import { PlanPistons } from '#features/platform/PlanPistons.tsx';
import { CARD } from './card.ts';

const ENGINE = { x: 738, y: 352, width: 372, height: 248 };
const LINE_Y = ENGINE.y + (54 / 64) * ENGINE.height;

/** The engine at the size of a plan, which sets how many cylinders run. */
export function PistonsMotif({ running }: { running: number }) {
  return (
    <>
      <path stroke="var(--accent)" strokeWidth="15" d={`M-10 ${LINE_Y}H${CARD.width + 10}`} />
      <svg {...ENGINE} viewBox="0 0 96 64">
        <PlanPistons running={running} />
      </svg>
    </>
  );
}
