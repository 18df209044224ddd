import { classNames } from '#lib/class-names.ts';
import { Container } from '#ui/Container.tsx';
import { Hero, type HeroWords } from '#ui/Hero.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './PremiumHero.module.css';

export type PremiumHeroProps = Required<HeroWords> & { stairs: DiscountStairsProps };

/** Introduces the plans, in words and as the staircase of their discounts. */
export function PremiumHero({ stairs, ...words }: PremiumHeroProps) {
  return (
    <Hero {...words} layout="below" className={styles.hero}>
      <DiscountStairs {...stairs} />
    </Hero>
  );
}

type DiscountStairsProps = {
  /** Says what the figures are; first what the prices are, where there is room. */
  caption: string;
  price: string;
  /** Follows the figures where there is room. */
  off: string;
  steps: readonly { id: string; name: string; price: string; percent: number }[];
};

/** The height of a step without a discount, in percent of the drawing: it holds the plan's name and price. */
const BASE = 34;
/** How far the first and the last step go on beyond the drawing, to the edges of any window. */
const OFF = 300;

const inPercent = (value: number) => `${Number(value.toFixed(3))}%`;

/**
 * The discounts as a staircase, a step per plan: the line comes in from the left, climbs the treads and runs off with
 * the last one. Positions are shares of the drawing, which fills its box. The cards below say the same in words.
 */
function DiscountStairs(props: DiscountStairsProps) {
  const { caption, price, off, steps } = props;
  const width = 100 / steps.length;
  const tops = steps.map(({ percent }) => ((100 - percent) * (100 - BASE)) / 100);
  return (
    <Container className={styles.stairs}>
      <div className={styles.drawing} aria-hidden="true" data-print="hidden">
        <Text size="label" className={styles.caption}>
          <span className={styles.wide}>{`${price} `}</span>
          {caption}
        </Text>
        <svg className={styles.steps} width="100%">
          {/* Before all words: a price that a visitor spaces out reaches over the next step. */}
          {tops.map((top, index) => (
            <rect
              key={top}
              className="band"
              x={inPercent(index === 0 ? -OFF : index * width)}
              y={inPercent(top)}
              width={inPercent(width + OFF)}
              height={inPercent(100 - top)}
            />
          ))}
          {steps.map(({ id, name, price: amount, percent }, index) => {
            const [top = 0, left] = [tops[index], index * width];
            const [x, y] = [inPercent(left), inPercent(top)];
            return (
              <g key={id}>
                <Line x={[left, left]} y={[tops[index - 1] ?? top, top]} />
                <Line x={[left, left + width]} y={[top, top]} />
                <text className={styles.percent} x={x} y={y}>
                  {`${percent}%`}
                  <tspan className={styles.off}>{` ${off}`}</tspan>
                </text>
                <text className={styles.plan} x={x} y={y}>
                  <tspan className={styles.price} x={x} dy="1.25em">
                    {amount}
                  </tspan>
                  <tspan className={styles.name} x={x} dy="1.35em">
                    {name}
                  </tspan>
                </text>
              </g>
            );
          })}
          <Line x={[-OFF, 0]} y={[tops[0] ?? 0, tops[0] ?? 0]} />
          <Line x={[100, 100 + OFF]} y={[tops.at(-1) ?? 0, tops.at(-1) ?? 0]} />
          {tops.slice(0, -1).map((top, index) => (
            <svg
              key={top}
              x={inPercent((index + 1) * width)}
              y={inPercent(top)}
              width="1"
              height="1"
              overflow="visible"
            >
              <path className={classNames('band', styles.corner)} d="M-14 4H4V-14H0Q0 0-14 0Z" />
              <path className={styles.bend} d="M-15 0H-14Q0 0 0-14V-15" />
            </svg>
          ))}
          {/* Each has a rim of the ground, which sets it off from the band. */}
          {[styles.rim, styles.station].map((name) =>
            tops.map((top, index) => (
              <circle
                r={9}
                key={top}
                className={name}
                cx={inPercent(index * width)}
                cy={inPercent(top)}
              />
            )),
          )}
        </svg>
      </div>
    </Container>
  );
}

function Line({ x, y }: { x: readonly [number, number]; y: readonly [number, number] }) {
  const [x1, x2] = x.map(inPercent);
  const [y1, y2] = y.map(inPercent);
  return <line x1={x1} x2={x2} y1={y1} y2={y2} />;
}
