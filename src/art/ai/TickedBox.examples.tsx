import type { Examples } from '#ui/example.ts';
import { TickedBox } from './TickedBox.tsx';

export const examples: Examples = [{ name: 'ticked', show: () => <TickedBox /> }];
