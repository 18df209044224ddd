import { usd } from '#lib/money.ts';

/*
 * Made-up people, times and amounts for the drawings on the AI page. The page labels them as an example;
 * none of them is a customer, a result or a price of this business.
 */

/** One missed call of a home-service company, from the ring to the payment. */
export const sampleDay = {
  customer: 'Maria S.',
  phone: '(555) 010-0142',
  job: 'Water heater',
  invoice: 'Invoice 1042',
  amount: usd(1650),
  /** `system` is the id of the automation system that does the work at a stop; `null` if the owner does it. */
  stops: [
    { id: 'call', day: 'Tuesday', time: '4:52 pm', system: 'lead-intake' },
    { id: 'textBack', day: null, time: '4:52 pm', system: 'text-back' },
    { id: 'booking', day: null, time: '4:58 pm', system: 'booking' },
    { id: 'reminder', day: 'Wednesday', time: '8:30 am', system: 'booking' },
    { id: 'job', day: null, time: '1:15 pm', system: null },
    { id: 'invoice', day: null, time: '1:16 pm', system: 'invoices' },
    { id: 'paid', day: null, time: '4:52 pm', system: 'review-requests' },
  ],
  textBack: 'Sorry we missed you. We’re on a job. What do you need?',
  reply: 'Water heater is leaking.',
  slots: [
    { time: '8:00', isChosen: false },
    { time: '10:30', isChosen: true },
    { time: '1:00', isChosen: false },
  ],
  reminder: 'See you at 10:30 today. Reply here if anything changes.',
  reviewQuestion: 'How did we do?',
} as const;
