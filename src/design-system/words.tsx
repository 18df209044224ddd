import { LANE_NUMBERS } from '#art/lane-numbers.ts';
import { formatCents } from '#lib/money.ts';
import { Heading, type HeadingSize } from '#ui/Heading.tsx';
import { Icon, ICON_NAMES } from '#ui/Icon.tsx';
import { LaneDot, LaneList } from '#ui/LaneLabel.tsx';
import { Flag, Pill } from '#ui/Pill.tsx';
import { Price } from '#ui/Price.tsx';
import { Station } from '#ui/Station.tsx';
import { Text, TEXT_SIZES } from '#ui/Text.tsx';
import { TickList } from '#ui/TickList.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { EVERY_CONTEXT, type Example, type Components, LONG, QUIET_CONTEXTS } from './example.ts';

const HEADING_SIZES: readonly HeadingSize[] = ['giant', 'h1', 'h2', 'h3', 'h4'];
const LANES = LANE_NUMBERS.map((number) => ({ number, name: `Lane ${number}` }));
const items = ['Reviews', 'Scheduling', 'Reports'];

export const words: Components = {
  Flag: [
    { name: 'in words', contexts: QUIET_CONTEXTS, show: () => <Flag>Most chosen</Flag> },
    { name: 'long', room: 'phone', show: () => <Flag>Includes everything of the two before</Flag> },
  ],
  Heading: [
    ...HEADING_SIZES.map((size): Example => ({
      name: size,
      contexts: size === 'h2' ? EVERY_CONTEXT : ['page'],
      room: 'page',
      show: () => (
        <Heading level={3} size={size}>
          One engine
        </Heading>
      ),
    })),
    ...(['h1', 'h2', 'h3', 'h4'] as const).map((size): Example => ({
      name: `${size}, long`,
      room: 'phone',
      show: () => (
        <Heading level={3} size={size}>
          {LONG}
        </Heading>
      ),
    })),
  ],
  Icon: ICON_NAMES.map((name) => ({
    name,
    show: () => <Icon name={name} />,
  })),
  LaneLabel: [
    { name: 'list', contexts: QUIET_CONTEXTS, show: () => <LaneList lanes={LANES} /> },
    { name: 'dot of no lane', contexts: QUIET_CONTEXTS, show: () => <LaneDot /> },
    { name: 'list', room: 'phone', show: () => <LaneList lanes={LANES} /> },
  ],
  Pill: [
    { name: 'under way', contexts: QUIET_CONTEXTS, show: () => <Pill>Texted</Pill> },
    { name: 'done', contexts: QUIET_CONTEXTS, show: () => <Pill isDone>Paid</Pill> },
  ],
  Price: [
    ...(['large', 'normal', 'inline'] as const).map((size): Example => ({
      name: size,
      contexts: QUIET_CONTEXTS,
      show: () => <Price size={size} amount={formatCents(25_000)} after="/month" />,
    })),
    {
      name: 'stacked',
      show: () => <Price isStacked before="from" amount={formatCents(25_000)} after=" per month" />,
    },
    {
      name: 'all of it',
      room: 'phone',
      show: () => (
        <Price
          before="from"
          amount={formatCents(1_250_000)}
          after=" per month, after a month of trial"
        />
      ),
    },
  ],
  Station: [
    { name: 'small', contexts: EVERY_CONTEXT, show: () => <Station size="small" /> },
    { name: 'large', contexts: EVERY_CONTEXT, show: () => <Station /> },
    { name: 'marked', contexts: EVERY_CONTEXT, show: () => <Station isMarked /> },
  ],
  Text: [
    ...TEXT_SIZES.map((size): Example => ({
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
  ],
  TickList: [
    { name: 'short', contexts: QUIET_CONTEXTS, show: () => <TickList items={items} /> },
    { name: 'small', show: () => <TickList size="small" items={items} /> },
    { name: 'long', room: 'phone', show: () => <TickList items={[LONG, LONG]} /> },
    {
      name: 'explained',
      room: 'phone',
      show: () => <TickList items={[{ what: 'Reviews', note: `${LONG}.` }, 'Reports']} />,
    },
  ],
  VisuallyHidden: [
    {
      name: 'heard between the two words',
      show: () => (
        <p>
          Seen <VisuallyHidden>and heard</VisuallyHidden> again
        </p>
      ),
    },
    {
      name: 'seen from 64rem on',
      room: 'page',
      show: () => (
        <p>
          Seen <VisuallyHidden until="64rem">and, in a wide window, seen too</VisuallyHidden> again
        </p>
      ),
    },
  ],
};
