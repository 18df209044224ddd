import type { Examples } from './example.ts';
import { Icon, ICON_NAMES } from './Icon.tsx';

export const examples: Examples = ICON_NAMES.map((name) => ({
  name,
  show: () => <Icon name={name} />,
}));
