import { classNames, type Styled } from '#lib/class-names.ts';
import { Bubble } from '#art/Bubble.tsx';
import { TimeSlot } from '#art/TimeSlot.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Pill } from '#ui/Pill.tsx';
import { Station } from '#ui/Station.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './FeatureDrawing.module.css';

/** The content of a feature's drawing, by its kind. */
export type FeatureDrawingProps =
  | {
      kind: 'record';
      name: string;
      initials: string;
      note: string;
      next: string;
      entries: readonly string[];
    }
  | { kind: 'flow'; steps: readonly { time: string; step: string }[] }
  | { kind: 'funnel'; stages: readonly string[] }
  | { kind: 'slots'; slots: readonly { time: string; state: 'open' | 'taken' | 'chosen' }[] }
  | { kind: 'reply'; missed: string; automatic: string; text: string }
  | { kind: 'week'; days: readonly { day: string; isPosted: boolean }[] }
  | { kind: 'review'; question: string }
  | { kind: 'invoice'; name: string; job: string; amount: string; state: string }
  | { kind: 'totals'; bars: readonly { name: string; count: number }[] }
  | { kind: 'label'; address: string; logo: string }
  | { kind: 'accounts'; main: string; subs: readonly string[] };

/** The classes of the kinds that have their own layout. */
const ofKind: Partial<Record<FeatureDrawingProps['kind'], string>> = styles;

/** A piece of the product at work, as a small drawing. Its content is sample data. */
export function FeatureDrawing(props: FeatureDrawingProps) {
  return (
    <Text as="div" size="small" className={classNames(styles.card, ofKind[props.kind])} aria-hidden>
      <Content {...props} />
    </Text>
  );
}

function Content(props: FeatureDrawingProps) {
  switch (props.kind) {
    case 'record':
      return (
        <>
          <p className={styles.row}>
            <Strong className={styles.initials}>{props.initials}</Strong>
            <Named name={props.name} note={props.note} />
            <Pill>{props.next}</Pill>
          </p>
          <p className={styles.entries}>
            {props.entries.map((entry) => (
              <Small key={entry}>{entry}</Small>
            ))}
          </p>
        </>
      );
    case 'flow':
      return props.steps.map(({ time, step }) => (
        <p key={step} className={styles.step}>
          <Station size="small" className={styles.ring} />
          <Small>{time}</Small>
          <Strong>{step}</Strong>
        </p>
      ));
    case 'funnel':
      return props.stages.map((stage) => (
        <Strong key={stage} className={styles.stage}>
          {stage}
        </Strong>
      ));
    case 'slots':
      return props.slots.map(({ time, state }) => (
        <TimeSlot key={time} state={state}>
          {time}
        </TimeSlot>
      ));
    case 'reply':
      return (
        <>
          <Text size="tiny" isMuted className={styles.missed}>
            <Icon name="phone" />
            {props.missed}
          </Text>
          <Bubble from="business" note={props.automatic}>
            {props.text}
          </Bubble>
        </>
      );
    case 'week':
      return props.days.map(({ day, isPosted }, index) => (
        <span key={index}>
          <Small>{day}</Small>
          <i className={styles.day} data-on={isPosted || undefined} />
        </span>
      ));
    case 'review':
      return (
        <>
          <b>{props.question}</b>
          <span className={styles.stars}>
            {[1, 2, 3, 4, 5].map((star) => (
              <Icon key={star} name="star" size="large" />
            ))}
          </span>
        </>
      );
    case 'invoice':
      return (
        <p className={styles.row}>
          <Named name={props.name} note={props.job} />
          <b>{props.amount}</b>
          <Pill isDone>{props.state}</Pill>
        </p>
      );
    case 'totals':
      return <TotalBars bars={props.bars} />;
    case 'label':
      return (
        <>
          <Small className={styles.address}>{props.address}</Small>
          <b className={styles.logo}>{props.logo}</b>
        </>
      );
    case 'accounts':
      return <AccountTree main={props.main} subs={props.subs} />;
  }
}

function Small({ className, children }: Styled & { children: string }) {
  return (
    <Text as="small" size="tiny" isMuted className={className}>
      {children}
    </Text>
  );
}

function Strong({ className, children }: Styled & { children: string }) {
  return (
    <Text as="b" size="tiny" isStrong className={className}>
      {children}
    </Text>
  );
}

function Named({ name, note }: { name: string; note: string }) {
  return (
    <span className={styles.named}>
      <b>{name}</b>
      <Small>{note}</Small>
    </span>
  );
}

const BAR_HEIGHT = 36;

/** What became of the leads, in numbers; the tallest bar fills the height. */
function TotalBars({ bars }: { bars: readonly { name: string; count: number }[] }) {
  const most = Math.max(...bars.map(({ count }) => count));
  return bars.map(({ name, count }) => {
    const height = Math.round((count / most) * BAR_HEIGHT);
    return (
      <span key={name}>
        <svg width="100%" height={BAR_HEIGHT}>
          <rect
            y={BAR_HEIGHT - height}
            width="100%"
            height={height}
            rx="3"
            fill="var(--lane-8)"
            opacity={count === most ? 1 : 0.5}
          />
        </svg>
        <Small>{`${name} ${count}`}</Small>
      </span>
    );
  });
}

/** One account that branches into three others; the last of them is still to be added. */
function AccountTree({ main, subs }: { main: string; subs: readonly string[] }) {
  return (
    <div className={styles.tree}>
      <b>{main}</b>
      <svg
        viewBox="0 0 96 20"
        width="100%"
        height="18"
        preserveAspectRatio="none"
        fill="none"
        stroke="var(--lane-7)"
        strokeWidth="3"
      >
        <path vectorEffect="non-scaling-stroke" d="M48 0V20M16 20V10H80V20" />
      </svg>
      <ul className={styles.subs}>
        {subs.map((sub) => (
          <Text as="li" size="tiny" isStrong key={sub} className={styles.sub}>
            {sub}
          </Text>
        ))}
      </ul>
    </div>
  );
}
