import { classNames } from '#lib/class-names.ts';
import { Rating, type RatingProps } from '#features/proof/Rating.tsx';
import { ConsolePanes, type ConsolePanesProps } from './ConsolePanes.tsx';
import { Container } from '#ui/Container.tsx';
import { Hero, type HeroWords } from '#ui/Hero.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { LaneDot } from '#ui/LaneLabel.tsx';
import styles from './PlatformHero.module.css';

export type PlatformHeroProps = HeroWords & {
  plans: FaresProps;
  /** The rating, if its source is known. */
  rating: RatingProps | undefined;
  console: ConsoleProps & { description: string };
};

/** The platform in one sentence, and its console, which overlaps the edge of the petrol ground. */
export function PlatformHero(props: PlatformHeroProps) {
  const { plans, rating, console, ...words } = props;
  const { description, ...screen } = console;
  return (
    <Hero
      {...words}
      choices={
        <>
          <Fares {...plans} />
          {rating && (
            <Text as="div" size="small">
              <Rating {...rating} />
            </Text>
          )}
        </>
      }
      layout="beside"
      ground="band"
      className={styles.hero}
      headingClassName={styles.heading}
    >
      <Container className={styles.stage}>
        <figure>
          <Console {...screen} />
          <figcaption data-unsearched="">
            <VisuallyHidden>{description}</VisuallyHidden>
          </figcaption>
        </figure>
      </Container>
    </Hero>
  );
}

type FaresProps = {
  href: string;
  label: string;
  period: string;
  fares: readonly { name: string; price: string }[];
};

/** The plans and their prices in one row, which leads to their cards. */
function Fares({ href, label, period, fares }: FaresProps) {
  return (
    <a href={href} className={styles.fares}>
      <VisuallyHidden>{`${label}: `}</VisuallyHidden>
      {fares.map(({ name, price }, index) => (
        <span key={name}>
          {index > 0 && <VisuallyHidden>, </VisuallyHidden>}
          {`${name} `}
          <Text as="b" size="title" className={styles.fare}>
            {price}
          </Text>
        </span>
      ))}
      <span className={styles.period}>
        {`${period} `}
        <Icon name="arrow" />
      </span>
    </a>
  );
}

type ConsoleProps = ConsolePanesProps & {
  title: string;
  /** Says that the day is sample data. */
  label: string;
  lanes: readonly { number: number; name: string }[];
  stats: readonly { name: string; value: string; lane: number }[];
};

/**
 * The platform's screen on one day. Each lane comes in from the page's left edge and ends at its
 * name in the sidebar; one line leaves to the right. A pointer over a name highlights what that lane
 * shows. The page describes the drawing in words.
 */
function Console({ title, label, lanes, stats, ...panes }: ConsoleProps) {
  return (
    <div className={classNames(styles.console, 'base')} aria-hidden="true">
      <ol className={styles.sidebar}>
        {lanes.map(({ number, name }) => (
          <li key={number} data-lane={number}>
            <LaneDot />
            <b>{name}</b>
          </li>
        ))}
      </ol>
      <div className={styles.screen}>
        <p className={styles.title}>
          <b>{title}</b>
          {label}
        </p>
        <dl className={styles.stats}>
          {stats.map(({ name, value, lane }) => (
            <div key={name} data-lane={lane}>
              <dt>{name}</dt>
              <Text as="dd" size="display">
                {value}
              </Text>
            </div>
          ))}
        </dl>
        <ConsolePanes {...panes} />
      </div>
    </div>
  );
}
