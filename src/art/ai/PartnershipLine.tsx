import { Flywheel } from '../Engine.tsx';

const STATIONS = [230, 330, 430, 530, 630, 730, 830];

/** The partnership as a line that does not end: a wheel, then station after station, to wherever the card ends. 100 high. */
export function PartnershipLine({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 300 100"
      preserveAspectRatio="xMinYMid meet"
      fill="none"
      aria-hidden="true"
    >
      <path stroke="var(--accent)" strokeWidth="6" d="M-2400 50H2400" />
      <circle cx="100" cy="50" r="50" fill="var(--engine)" />
      <Flywheel x={100} y={50} radius={42} badge={34} />
      <g fill="var(--bg)" stroke="var(--ink)" strokeWidth="6">
        {STATIONS.map((x) => (
          <circle key={x} cx={x} cy="50" r="13" />
        ))}
      </g>
    </svg>
  );
}
