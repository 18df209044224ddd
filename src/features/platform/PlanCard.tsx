import { PhoneDisclosure } from '#ui/PhoneDisclosure.tsx';
import type { Action } from '#ui/link.ts';
import { OfferCard } from '#ui/OfferCard.tsx';
import { Price } from '#ui/Price.tsx';
import { Text } from '#ui/Text.tsx';
import { TickList } from '#ui/TickList.tsx';
import styles from './Pricing.module.css';

/** The price of a plan when it is paid in one of the two ways. */
type Offer = {
  price: string;
  period: string;
  action: Action;
};

export type Plan = {
  id: string;
  name: string;
  isPopular: boolean;
  forWhom: string;
  features: readonly { text: string; examples?: string | undefined }[];
  /** What only the next size has; on the largest plan, what is not part of it. */
  beyond: { heading: string; items: readonly string[] };
  monthly: Offer;
  yearly: Offer;
};

/** One plan with both of its offers. The section around it hides one offer of each by its `data-period`. */
export function PlanCard(props: {
  plan: Plan;
  /** The plan's place among the sizes, from 1; the drawing runs that many cylinders. */
  size: number;
  /** The label of the popular plan. */
  popular: string;
  /** The summary that opens the list of features on a phone. */
  included: string;
}) {
  const { plan, size, popular, included } = props;
  const { name, isPopular, forWhom, features, beyond, monthly, yearly } = plan;
  return (
    <OfferCard
      isEmphasized={isPopular}
      phone="line"
      className={isPopular ? styles.popular : undefined}
      flag={isPopular ? popular : undefined}
      art={
        <div className={styles.pistons} data-print="hidden">
          <PlanPistons running={size} />
        </div>
      }
      name={name}
      text={forWhom}
      terms={Object.entries({ monthly, yearly }).map(([period, offer]) => ({
        period,
        price: <Price size="large" amount={offer.price} after={` ${offer.period}`} />,
        action: offer.action,
      }))}
      features={
        <PhoneDisclosure summary={included} name={name} from="48rem" className={styles.included}>
          <TickList
            items={features.map(({ text, examples }) => ({ what: text, note: examples }))}
          />
        </PhoneDisclosure>
      }
      note={
        <div className={styles.beyond}>
          <Text size="label">{`${beyond.heading} `}</Text>
          <ul>
            {beyond.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      }
    />
  );
}

/** The piston of each cylinder: its lane, and how far it is through its stroke. */
const PISTONS = [
  { lane: 1, phase: 6 },
  { lane: 3, phase: 14 },
  { lane: 6, phase: 9 },
] as const;
const [FIRST_X, PITCH] = [6, 30];

/** The size of a plan, shown by how many of the three cylinders run. 96 by 64. */
function PlanPistons({ running }: { running: number }) {
  return (
    <svg className={styles.engine} width="96" viewBox="0 0 96 64" fill="none" aria-hidden="true">
      {PISTONS.map(({ lane, phase }, index) => {
        const x = FIRST_X + PITCH * index;
        const isRunning = index < running;
        return (
          <g key={lane}>
            <rect
              x={x}
              y="4"
              width="24"
              height="40"
              rx="6"
              strokeWidth="3"
              stroke={isRunning ? 'var(--ink)' : 'var(--line-strong)'}
            />
            {isRunning && (
              <g className={styles.piston}>
                <path d={`M${x + 12} ${phase + 16}V46`} stroke="var(--ink)" strokeWidth="4" />
                <rect
                  x={x + 5}
                  y={phase + 4}
                  width="14"
                  height="13"
                  rx="3"
                  fill={`var(--lane-${lane})`}
                />
              </g>
            )}
          </g>
        );
      })}
      <rect y="46" width="96" height="16" rx="5" fill="var(--ink)" />
    </svg>
  );
}
