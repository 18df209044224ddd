import { samplePipeline } from '#data/samples.ts';
import { formatMoney } from '#lib/money.ts';
import type { Examples } from '#ui/example.ts';
import { PipelineBoard } from './PipelineBoard.tsx';

const stages = samplePipeline.map(({ stage, cards }) => ({
  stage,
  cards: cards.map((card) => ({ ...card, amount: formatMoney(card.amount) })),
}));

export const examples: Examples = [
  {
    name: 'four stages',
    contexts: ['page', 'band'],
    room: 'page',
    // At its full width. On a phone the page cuts it off and describes it in words.
    show: () => (
      <div aria-hidden="true">
        <PipelineBoard title="Pipeline" label="Sample data" stages={stages} />
      </div>
    ),
  },
];
