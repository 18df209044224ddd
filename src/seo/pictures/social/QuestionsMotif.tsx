import { laneColor, LANE_NUMBERS } from '#art/lane-numbers.ts';
import { CARD } from './card.ts';
import { LineLabel } from './LineLabel.tsx';

const [TOP, PITCH, STROKE] = [352, 34, 13];
const laneY = (lane: number) => TOP + PITCH * (lane - 1);
/** The x at which each question begins, so that they do not overlap. */
const STARTS = [560, 210, 110, 690, 400];

/** Questions as stations on the lanes that answer them. */
export function QuestionsMotif({
  questions,
}: {
  questions: readonly { word: string; lane: number }[];
}) {
  return (
    <>
      {LANE_NUMBERS.map((lane) => (
        <path
          key={lane}
          stroke={laneColor(lane)}
          strokeWidth={STROKE}
          d={`M-10 ${laneY(lane)}H${CARD.width + 10}`}
        />
      ))}
      {questions.map(({ word, lane }, index) => (
        <LineLabel key={word} x={STARTS[index] ?? 0} y={laneY(lane)} color={laneColor(lane)}>
          {word}
        </LineLabel>
      ))}
    </>
  );
}
