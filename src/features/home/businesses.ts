/** The problems that businesses get stuck on, by their stage. */
export const stages = [
  {
    id: 'startup',
    name: 'Startup',
    summary: 'It all runs through you.',
    pains: [
      'You answer leads between jobs.',
      'Quotes and promises live in your inbox.',
      'Nothing is written down for your first hire.',
    ],
  },
  {
    id: 'growing',
    name: 'Growing',
    summary: 'It worked when your crew was smaller.',
    pains: [
      'None of your tools talk to each other.',
      'Follow-up depends on who’s in that day.',
      'Nobody can say who’s doing what.',
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
    text: 'For owners with more ideas than systems. Start with a system that works.',
    stations: [
      'Your first pipeline',
      'A booking page',
      'Missed calls texted back',
      'Your first invoice',
    ],
  },
  {
    name: 'Business transformation partner',
    text: 'For companies with customers, history and too many tools. One system, without closing up shop. Ask us about moving old data.',
    stations: [
      'One list of customers and jobs',
      'One calendar for bookings',
      'A review request after each job',
      'Invoices and reports in one place',
    ],
  },
] as const;
