import { ASSESSMENT_PRICE } from '#data/ai-offers.ts';
import { sampleTask } from '#data/ai-samples.ts';
import { partnershipFrom } from '#data/prices.ts';
import { proof } from '#data/proof.ts';
import { formatMoney } from '#lib/money.ts';
import { asPartOfSentence } from '#lib/text.ts';
import type { AssessmentProps } from './Assessment.tsx';
import { switchOf } from './day.ts';

const { name, perWeek, minutes } = sampleTask;

/** The answers for a made-up task. */
const example = {
  hours: `${name}: ${(perWeek * minutes) / 60} hours a week`,
  repeats: `${perWeek} times a week, ${minutes} minutes each`,
  automate: `The reminders: ${asPartOfSentence(switchOf('quote-follow-up').name)}`,
  person: 'The price, and the call when they answer',
  first: 'This: it’s the most repeated',
  cost: `The partnership, from ${partnershipFrom} a month`,
};
const answers = proof.sheet ?? example;

/** The sheet of an assessment: a client’s or, until one may be shown, an example. */
export const sheet: AssessmentProps['sheet'] = {
  heading: 'What the assessment shows',
  stamp: { srText: 'Costs ', text: formatMoney(ASSESSMENT_PRICE) },
  whose: proof.sheet
    ? { label: 'Filled out for', text: proof.sheet.client }
    : { label: 'Example:', text: 'one of a plumber’s tasks' },
  items: [
    { shows: 'Where the hours go today', here: answers.hours },
    { shows: 'Which tasks repeat, and how often', here: answers.repeats },
    { shows: 'What can be automated now', here: answers.automate },
    { shows: 'What should stay with a person', here: answers.person },
    { shows: 'What to build first, and why', here: answers.first },
    { shows: 'What it would cost to run', here: answers.cost },
  ],
};
