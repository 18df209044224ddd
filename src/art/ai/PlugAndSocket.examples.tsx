import type { Examples } from '#ui/example.ts';
import { PlugAndSocket } from './PlugAndSocket.tsx';

export const examples: Examples = [{ name: 'on its way', show: () => <PlugAndSocket /> }];
