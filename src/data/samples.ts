import { usd } from '#lib/money.ts';

/*
 * Made-up people, jobs and amounts for the drawings of the product. Every drawing that shows them is
 * labeled as sample data; none of them is a customer, a result or a price of this business.
 */

/** A pipeline of a home-service company, stage by stage. */
export const samplePipeline = [
  {
    stage: 'New lead',
    cards: [
      { name: 'Dana W.', job: 'Furnace check', amount: usd(189), note: 'Texted' },
      { name: 'R. Okafor', job: 'Panel upgrade', amount: usd(2400) },
      { name: 'Lena P.', job: 'Drain, kitchen', amount: usd(240) },
    ],
  },
  {
    stage: 'Quoted',
    cards: [
      { name: 'Maria S.', job: 'Water heater', amount: usd(1650), note: 'Reminder set' },
      { name: 'J. Tran', job: 'AC install', amount: usd(6200) },
    ],
  },
  {
    stage: 'Booked',
    cards: [
      { name: 'Hal B.', job: 'Re-pipe', amount: usd(3900), note: 'Thu 8:00', isMoving: true },
      { name: 'Priya N.', job: 'Boiler service', amount: usd(260), note: 'Fri 1:00' },
    ],
  },
  {
    stage: 'Paid',
    cards: [
      { name: 'Tom E.', job: 'Sump pump', amount: usd(780), note: 'Paid', isDone: true },
      { name: 'A. Gupta', job: 'Faucet set', amount: usd(310), note: 'Paid', isDone: true },
    ],
  },
] as const;

/** A missed call that turns into a booking, by text message. */
export const sampleThread = {
  number: '(555) 010-0142',
  missed: 'Missed call, 4:52 pm',
  messages: [
    {
      from: 'business',
      isAutomatic: true,
      text: 'Sorry we missed you. We’re on a job. What do you need help with?',
    },
    {
      from: 'customer',
      isAutomatic: false,
      text: 'Water heater is leaking. Anyone free tomorrow?',
    },
    { from: 'business', isAutomatic: true, text: 'Pick an open time:' },
  ],
  slots: [
    { time: '8:00', isChosen: false },
    { time: '10:30', isChosen: true },
    { time: '1:00', isChosen: false },
  ],
  outcome: 'Booked. Added to the calendar and the pipeline.',
} as const;

/** A week of posts: which days have one. */
export const samplePosts = [
  { day: 'M', isPosted: true },
  { day: 'T', isPosted: false },
  { day: 'W', isPosted: true },
  { day: 'T', isPosted: false },
  { day: 'F', isPosted: true },
] as const;

/** A week of the fractional partnership. */
export const sampleLog = [
  {
    day: 'Mon',
    entry: 'Mapped how a lead gets from first call to invoice',
    status: 'Done',
    isDone: true,
  },
  { day: 'Tue', entry: 'Rebuilt the no-show reminders', status: 'Done', isDone: true },
  {
    day: 'Wed',
    entry: 'Connected the booking page to both calendars',
    status: 'Done',
    isDone: true,
  },
  { day: 'Thu', entry: 'Merged duplicate contacts', status: 'Done', isDone: true },
  {
    day: 'Fri',
    entry: 'Sent the numbers, agreed on next week’s list',
    status: 'Today',
    isDone: false,
  },
] as const;
