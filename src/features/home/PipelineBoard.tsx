import { classNames } from '#lib/class-names.ts';
import { Panel } from '#ui/Panel.tsx';
import { Pill } from '#ui/Pill.tsx';
import { Text } from '#ui/Text.tsx';
import styles from './PipelineBoard.module.css';

type Card = {
  name: string;
  job: string;
  amount: string;
  note?: string;
  isMoving?: boolean;
  isDone?: boolean;
};
export type PipelineBoardProps = {
  title: string;
  label: string;
  stages: readonly { stage: string; cards: readonly Card[] }[];
};

/** The sales board: a column per stage, a card per job, one card on its way. */
export function PipelineBoard({ title, label, stages }: PipelineBoardProps) {
  return (
    <Panel title={title} lane={1} label={label}>
      <div className={styles.board}>
        {stages.map(({ stage, cards }) => (
          <div key={stage}>
            <p className={styles.stage}>
              <b>{stage}</b>
              {cards.length}
            </p>
            {cards.map((card) => (
              <div
                key={card.name}
                className={classNames(styles.card, card.isMoving && styles.moving)}
              >
                <b>{card.name}</b>
                <Text as="span" size="tiny" isMuted>
                  {card.job}
                </Text>
                <p className={styles.row}>
                  {card.amount}
                  {card.note && <Pill isDone={card.isDone ?? false}>{card.note}</Pill>}
                </p>
              </div>
            ))}
          </div>
        ))}
      </div>
    </Panel>
  );
}
