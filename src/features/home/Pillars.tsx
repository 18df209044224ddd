import { EngineLog, type EngineLogProps } from './EngineLog.tsx';
import { PipelineBoard, type PipelineBoardProps } from './PipelineBoard.tsx';
import { PostQueue } from './PostQueue.tsx';
import { ReviewRequest } from './ReviewRequest.tsx';
import { TextThread, type TextThreadProps } from './TextThread.tsx';
import { classNames } from '#lib/class-names.ts';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { LaneList } from '#ui/LaneLabel.tsx';
import { Lead } from '#ui/Lead.tsx';
import { Price } from '#ui/Price.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import styles from './Pillars.module.css';

type Lanes = readonly { number: number; name: string }[];

export type PillarsProps = {
  id: string;
  heading: string;
  systems: { name: string; text: string; lanes: Lanes };
  growth: { name: string; text: string; lanes: Lanes };
  partnership: { name: string; text: string; startingAt: string; price: string; terms: string };
  samples: {
    pipeline: PipelineBoardProps;
    thread: TextThreadProps;
    review: { title: string; question: string; note: string };
    posts: { title: string; days: readonly { day: string; isPosted: boolean }[] };
    log: EngineLogProps;
  };
};

/** The three parts of the engine, each with a drawing of the product; one line passes behind all three. */
export function Pillars({ id, heading, systems, growth, partnership, samples }: PillarsProps) {
  return (
    <Section ground="tint" className={styles.pillars}>
      <i className={styles.spine} aria-hidden="true" />
      <Container>
        <SectionHead id={id} heading={heading} />
      </Container>
      <article className={classNames(styles.pillar, styles.systems)}>
        <Container className={styles.row}>
          <div className={styles.words}>
            <Heading level={3}>{systems.name}</Heading>
            <Lead muted>{systems.text}</Lead>
            <LaneList lanes={systems.lanes} />
          </div>
          <div className={styles.drawing} aria-hidden="true">
            <PipelineBoard {...samples.pipeline} />
          </div>
        </Container>
      </article>
      <article className={classNames(styles.pillar, styles.growth)}>
        <Container className={styles.row}>
          <div className={styles.words}>
            <Heading level={3}>{growth.name}</Heading>
            <Lead muted>{growth.text}</Lead>
            <LaneList lanes={growth.lanes} />
          </div>
          <div className={styles.drawing} aria-hidden="true">
            <div className={styles.thread}>
              <TextThread {...samples.thread} />
            </div>
            <div className={styles.review}>
              <ReviewRequest {...samples.review} />
            </div>
            <PostQueue {...samples.posts} />
          </div>
        </Container>
      </article>
      <article className={styles.pillar}>
        <Container className={styles.row}>
          <div className={styles.words}>
            <Heading level={3}>{partnership.name}</Heading>
            <Lead muted>{partnership.text}</Lead>
            <Price
              before={partnership.startingAt}
              amount={partnership.price}
              after={` ${partnership.terms}`}
              size="inline"
            />
          </div>
          <div className={styles.drawing} aria-hidden="true">
            <EngineLog {...samples.log} />
          </div>
        </Container>
      </article>
    </Section>
  );
}
