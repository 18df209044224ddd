import { EVERY_CONTEXT, LONG, type Example, type Examples } from './example.ts';
import { Text, type TextSize } from './Text.tsx';

const SIZES: readonly TextSize[] = [
  'display',
  'title',
  'titleSmall',
  'lead',
  'body',
  'tight',
  'note',
  'label',
  'caps',
  'small',
  'tiny',
];

export const examples: Examples = [
  ...SIZES.map((size): Example => ({
    name: size,
    show: () => <Text size={size}>{LONG}</Text>,
  })),
  {
    name: 'muted',
    contexts: EVERY_CONTEXT,
    show: () => (
      <Text size="lead" isMuted>
        {LONG}.
      </Text>
    ),
  },
  {
    name: 'strong, in a narrow measure',
    room: 'phone',
    show: () => <Text isStrong measure="narrow">{`${LONG}. ${LONG}.`}</Text>,
  },
];
