import { HERE, LONG, type Example, type Examples } from './example.ts';
import { Hero, HeroHeading } from './Hero.tsx';
import { Icon } from './Icon.tsx';

const actions = {
  primaryAction: { ...HERE, label: 'Do this' },
  secondaryAction: { ...HERE, label: 'Read on' },
};

export const examples: Examples = [
  ...(['beside', 'below'] as const).map((layout): Example => ({
    name: `lead ${layout}`,
    contexts: layout === 'beside' ? ['page', 'band'] : ['page', 'tint'],
    room: 'page',
    show: () => (
      <Hero heading={['One sentence.', 'Another one.']} lead={LONG} layout={layout} {...actions}>
        <Icon name="star" />
      </Hero>
    ),
  })),
  {
    name: 'its heading alone',
    room: 'page',
    show: () => <HeroHeading>One sentence</HeroHeading>,
  },
];
