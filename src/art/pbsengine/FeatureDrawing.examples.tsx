import { sampleFeatures } from '#data/pbsengine-samples.ts';
import { formatMoney } from '#lib/money.ts';
import type { Examples } from '#ui/example.ts';
import { FeatureDrawing, type FeatureDrawingProps } from './FeatureDrawing.tsx';

const { record, flow, funnel, slots, reply, week, review, invoice, work, label, accounts } =
  sampleFeatures;

/** One of each kind: a kind without a drawing here is a type error. */
const drawings: { [Kind in FeatureDrawingProps['kind']]: FeatureDrawingProps & { kind: Kind } } = {
  record: { kind: 'record', ...record },
  flow: { kind: 'flow', steps: flow },
  funnel: { kind: 'funnel', stages: funnel },
  slots: { kind: 'slots', slots },
  reply: { kind: 'reply', automatic: 'Automatic', ...reply },
  week: { kind: 'week', days: week },
  review: { kind: 'review', question: review },
  invoice: { kind: 'invoice', ...invoice, amount: formatMoney(invoice.amount) },
  work: { kind: 'work', bars: work },
  label: { kind: 'label', ...label },
  accounts: { kind: 'accounts', ...accounts },
};

export const examples: Examples = Object.values(drawings).map((drawing) => ({
  name: drawing.kind,
  contexts: drawing.kind === 'record' ? ['page', 'tint', 'band'] : ['page'],
  show: () => <FeatureDrawing {...drawing} />,
}));
