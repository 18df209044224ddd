import type { Examples } from '#ui/example.ts';
import { Pencil } from './Pencil.tsx';

export const examples: Examples = [{ name: 'to the next line', show: () => <Pencil /> }];
