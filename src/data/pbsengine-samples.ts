import { usd } from '#lib/money.ts';

/*
 * Made-up people, jobs and amounts for the drawings on /pbsengine. Every drawing that shows them is
 * labeled as sample data or as an example; none of them is a customer, a result or a price of this
 * business.
 */

/** A Tuesday in the console of a home-service company. */
export const sampleConsole = {
  day: 'Tuesday',
  newLeads: 6,
  booked: 4,
  invoicesPaid: usd(2180),
  calendar: [
    { time: '8:00', job: 'Boiler service', customer: 'Priya N.' },
    { time: '9:30' },
    { time: '10:30', job: 'Water heater', customer: 'Maria S.', isNew: true },
    { time: '1:00', job: 'Panel quote', customer: 'R. Okafor' },
    { time: '3:30', job: 'Sump pump', customer: 'Hal B.' },
  ],
  inbox: [
    { from: 'Lena P.', text: 'Can you send the invoice again?' },
    { from: 'Tom E.', text: 'Thanks, that was fast.' },
    { from: 'Missed call', text: 'Texted back automatically' },
    { from: 'J. Tran', text: 'Is Thursday still open?' },
  ],
  /** What became of the leads; the first and the third count what the headline figures do. */
  report: [
    { name: 'Leads', count: 6 },
    { name: 'Quotes', count: 5 },
    { name: 'Bookings', count: 4 },
    { name: 'Invoices', count: 3 },
    { name: 'Paid', count: 2 },
  ],
} as const;

/** A question to the crew. Setup is done with the client, so the crew says what to do instead of doing it. */
export const sampleCrewThread = [
  { from: 'you', text: 'Can Saturdays be for repairs only?' },
  {
    from: 'crew',
    text: 'Yes. Open your booking hours, and give Saturday to repair visits. We’ll stay on.',
  },
  { from: 'you', text: 'OK, saved.' },
  { from: 'crew', text: 'Now book a test slot.' },
  { from: 'you', text: 'It only offers repairs. Thanks!' },
] as const;

/** One customer, one call, one invoice: what the drawings of the features show. */
export const sampleFeatures = {
  record: {
    name: 'Dana W.',
    initials: 'DW',
    note: 'Quoted Monday',
    next: 'Call back',
    entries: ['3 calls', '8 texts', '1 quote', '2 jobs'],
  },
  flow: [
    { time: '9:02 pm', step: 'Form filled' },
    { time: '9:02 pm', step: 'Text sent' },
    { time: '7:30 am', step: 'Task set' },
  ],
  funnel: ['Clicked the ad', 'Left a number', 'Booked'],
  slots: [
    { time: '8:00', state: 'open' },
    { time: '9:30', state: 'taken' },
    { time: '10:30', state: 'chosen' },
    { time: '1:00', state: 'open' },
  ],
  reply: { missed: 'Missed call, 4:52 pm', text: 'Missed you. What do you need?' },
  week: [
    { day: 'M', isPosted: true },
    { day: 'T', isPosted: false },
    { day: 'W', isPosted: true },
    { day: 'T', isPosted: true },
    { day: 'F', isPosted: false },
    { day: 'S', isPosted: true },
    { day: 'S', isPosted: false },
  ],
  review: 'How did we do?',
  invoice: { name: 'Invoice 1042', job: 'Water heater', amount: usd(1650), state: 'Paid' },
  totals: [
    { name: 'Leads', count: 9 },
    { name: 'Booked', count: 6 },
    { name: 'Paid', count: 4 },
  ],
  label: { address: 'your-name.com', logo: 'Your logo' },
  accounts: { main: 'Main account', subs: ['North', 'South', 'Add one'] },
} as const;
