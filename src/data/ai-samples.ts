import { usd } from '#lib/money.ts';

/*
 * Made-up people, times and amounts for the drawings on the AI page. The page labels them as an example;
 * none of them is a customer, a result or a price of this business.
 */

/** Two days of a home-service company, from a missed call to a quote that went quiet. */
export const sampleDay = {
  /** The id of the company's industry. */
  industry: 'home-services',
  customer: 'Maria S.',
  job: 'Water heater',
  invoice: 'Invoice 1042',
  amount: usd(1650),
  /** `systems` are the ids of the automation systems that do the work at a stop; none if the owner does it. */
  stops: [
    { id: 'call', day: 'Tuesday', time: '4:52 pm', systems: ['lead-intake', 'text-back'] },
    { id: 'questions', day: null, time: '4:53 pm', systems: ['agents-and-voice'] },
    { id: 'booking', day: null, time: '4:58 pm', systems: ['booking'] },
    { id: 'visit', day: null, time: '4:59 pm', systems: ['client-onboarding'] },
    { id: 'job', day: 'Wednesday', time: '1:15 pm', systems: [] },
    { id: 'invoice', day: null, time: '1:16 pm', systems: ['invoices', 'review-requests'] },
    { id: 'quote', day: null, time: '3:00 pm', systems: ['quote-follow-up'] },
  ],
  textBack: 'Sorry we missed you. We’re on a job. What do you need?',
  reply: 'Water heater is leaking.',
  slots: [
    { time: '8:00', isChosen: false },
    { time: '10:30', isChosen: true },
    { time: '1:00', isChosen: false },
  ],
  question: 'Gas or electric? Is the water shut off?',
  answer: 'Gas. It’s off now.',
  visit: ['Photo of the heater', 'Gate code'],
  reviewQuestion: 'How did we do?',
  nudge: 'Any questions on the boiler quote?',
  yes: 'No. Go ahead and book it.',
} as const;

/** One task on the sheet of an assessment. */
export const sampleTask = { name: 'Chasing open quotes', perWeek: 30, minutes: 10 } as const;
