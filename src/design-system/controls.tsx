import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink, type ButtonSize, type ButtonVariant } from '#ui/ButtonLink.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Accordion, Disclosure } from '#ui/Disclosure.tsx';
import { PhoneDisclosure } from '#ui/PhoneDisclosure.tsx';
import { DisclosureButton } from '#ui/DisclosureButton.tsx';
import { InvisibleInput } from '#ui/InvisibleInput.tsx';
import { SegmentedChoice } from '#ui/SegmentedChoice.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import {
  type Context,
  EVERY_CONTEXT,
  EVERY_STATE,
  type Example,
  type Components,
  HERE,
  LONG,
  QUIET_CONTEXTS,
} from './example.ts';

/** A control that is never in the closing call, in all its states. */
const PRESSED = { contexts: QUIET_CONTEXTS, states: EVERY_STATE };
const LOOK = { ...HERE, label: 'Take a look' };
const READ = { ...HERE, label: 'Read on' };
const BUTTONS: readonly { variant: ButtonVariant; contexts: readonly Context[] }[] = [
  { variant: 'primary', contexts: QUIET_CONTEXTS },
  { variant: 'outline', contexts: EVERY_CONTEXT },
  { variant: 'inverse', contexts: ['page', 'tint', 'signal'] },
];
const BUTTON_SIZES: readonly ButtonSize[] = ['small', 'large'];
const LEVELS = ['1', '2', '3'].map((value) => ({ value, label: value }));

export const controls: Components = {
  Actions: [
    {
      name: 'primary',
      contexts: QUIET_CONTEXTS,
      show: () => <Actions primaryAction={LOOK} secondaryAction={READ} />,
    },
    {
      name: 'outline',
      contexts: EVERY_CONTEXT,
      show: () => <Actions variant="outline" primaryAction={LOOK} secondaryAction={READ} />,
    },
    {
      name: 'long',
      room: 'phone',
      show: () => (
        <Actions
          primaryAction={{ ...HERE, label: LONG }}
          secondaryAction={{ ...HERE, label: LONG }}
        />
      ),
    },
  ],
  /** The looks that differ from those of a ButtonLink, which has the same styles. */
  Button: [
    { name: 'primary', show: () => <Button>Try again</Button> },
    {
      name: 'outline, small',
      show: () => (
        <Button variant="outline" size="small">
          Try again
        </Button>
      ),
    },
    { name: 'disabled', show: () => <Button disabled>Try again</Button> },
    { name: 'long', room: 'phone', show: () => <Button isSubmit>{LONG}</Button> },
  ],
  ButtonLink: [
    ...BUTTONS.map(({ variant, contexts }): Example => ({
      name: variant,
      contexts,
      states: EVERY_STATE,
      show: () => <ButtonLink {...LOOK} variant={variant} />,
    })),
    ...BUTTON_SIZES.map((size): Example => ({
      name: `${size} size`,
      show: () => <ButtonLink {...LOOK} size={size} />,
    })),
    {
      name: 'back',
      show: () => <ButtonLink {...LOOK} variant="outline" icon="back" />,
    },
    {
      name: 'external',
      show: () => <ButtonLink {...LOOK} srText="in a new tab" variant="outline" icon="external" />,
    },
    { name: 'long', room: 'phone', show: () => <ButtonLink {...HERE} label={LONG} /> },
  ],
  Checkbox: [
    {
      name: 'open',
      ...PRESSED,
      show: (id) => <Checkbox label="Reviews" name={id} />,
    },
    {
      name: 'ticked',
      ...PRESSED,
      show: (id) => <Checkbox label="Reviews" name={id} defaultChecked />,
    },
    { name: 'disabled', show: (id) => <Checkbox label="Reviews" name={id} disabled /> },
    { name: 'long', room: 'phone', show: (id) => <Checkbox label={LONG} name={id} /> },
  ],
  Disclosure: [
    {
      name: 'closed',
      ...PRESSED,
      show: () => <Disclosure heading="All of it">{LONG}</Disclosure>,
    },
    {
      name: 'with a note, long',
      room: 'phone',
      show: (id) => (
        <Disclosure id={id} heading={LONG} note="Three tables">
          {LONG}
        </Disclosure>
      ),
    },
    {
      name: 'closed on phones',
      room: 'phone',
      show: () => (
        <PhoneDisclosure summary="All of it" name="an example">
          <p>{LONG}</p>
        </PhoneDisclosure>
      ),
    },
    {
      name: 'question, closed',
      ...PRESSED,
      show: (id) => <Accordion items={[{ id, question: 'A question', answer: 'Its answer.' }]} />,
    },
    {
      name: 'questions, long',
      room: 'phone',
      show: (id) => (
        <Accordion
          items={[
            { id: `${id}-1`, question: `${LONG}?`, answer: LONG },
            { id: `${id}-2`, question: 'One more?', answer: LONG },
          ]}
        />
      ),
    },
  ],
  DisclosureButton: [
    {
      name: 'closed',
      ...PRESSED,
      show: () => <DisclosureButton isOpen={false}>All of it</DisclosureButton>,
    },
    {
      name: 'open, long',
      room: 'phone',
      show: () => <DisclosureButton isOpen>{LONG}</DisclosureButton>,
    },
  ],
  InvisibleInput: [
    {
      name: 'over all of its label',
      show: (id) => (
        <label htmlFor={id} data-bare="">
          <InvisibleInput type="checkbox" id={id} />
          <span>Drawn in its place</span>
        </label>
      ),
    },
  ],
  SegmentedChoice: [
    {
      name: 'legend unseen',
      ...PRESSED,
      show: (id) => <SegmentedChoice name={id} legend="Level" options={LEVELS} />,
    },
    {
      name: 'one is fixed from outside',
      show: (id) => <SegmentedChoice name={id} legend="Level" options={LEVELS} value="2" />,
    },
    {
      name: 'with a note',
      room: 'phone',
      show: (id) => (
        <SegmentedChoice
          name={id}
          legend="Billing"
          options={[
            { value: 'monthly', label: 'Monthly' },
            { value: 'yearly', label: 'Yearly', note: 'Two months off' },
          ]}
        />
      ),
    },
  ],
  TextLink: [
    {
      name: 'on its own',
      contexts: EVERY_CONTEXT,
      states: EVERY_STATE,
      show: () => <TextLink {...READ} icon="arrow" />,
    },
    {
      name: 'in a sentence',
      contexts: EVERY_CONTEXT,
      show: () => (
        <p>
          Or <TextLink {...HERE}>read on</TextLink> about it.
        </p>
      ),
    },
    {
      name: 'external, long',
      room: 'phone',
      show: () => <TextLink {...HERE} label={LONG} icon="external" />,
    },
  ],
};
