import { doneForYouFrom, platformFrom } from '#data/prices.ts';

/** Where businesses get stuck, by their size. */
export const stages = [
  {
    id: 'startup',
    name: 'Startup',
    summary: 'Everything is you.',
    pains: [
      'You answer leads between jobs.',
      'Quotes and promises live in your inbox.',
      'There is no system to hand to a first hire.',
    ],
  },
  {
    id: 'growing',
    name: 'Growing',
    summary: 'It worked when your crew was smaller.',
    pains: [
      'Many tools, and none of them talk.',
      'Follow-up depends on who’s in that day.',
      'You are busy, and nobody can say why.',
    ],
  },
  {
    id: 'established',
    name: 'Established',
    summary: 'The process lives in people’s heads.',
    pains: [
      'Years of data nobody wants to touch.',
      'Reports take days and start arguments.',
      'Every new hire learns it a different way.',
    ],
  },
] as const;

/** The two ways to start: from nothing, or with an established business. */
export const tracks = [
  {
    name: 'Startup launch partner',
    text: 'For owners with more ideas than systems. You start with one that works.',
    stations: [
      'Your first pipeline',
      'A booking page',
      'Follow-up that sends itself',
      'Your first invoice',
    ],
    price: { before: 'Done with you, from', amount: platformFrom, after: '/month' },
  },
  {
    name: 'Business transformation partner',
    text: 'For companies with customers, history and too many tools. The aim: one system, while your business keeps running.',
    stations: [
      'One list of customers and jobs',
      'One calendar for bookings',
      'Follow-up that sends itself',
      'Invoices and reports in one place',
    ],
    price: { before: 'Done for you, from', amount: doneForYouFrom, after: '/month' },
  },
] as const;
