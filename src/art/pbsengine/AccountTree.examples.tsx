import { sampleFeatures } from '#data/pbsengine-samples.ts';
import type { Examples } from '#ui/example.ts';
import { AccountTree } from './AccountTree.tsx';

export const examples: Examples = [
  { name: 'three below one', show: () => <AccountTree {...sampleFeatures.accounts} /> },
];
