/*
 * A made-up week of LinkedIn management for the drawings, which label it as an example. None of it is
 * a customer or a result.
 */

/** The days of the drawn week, each with its message, and its post, if it has one. */
export const sampleWeek = [
  {
    name: 'Monday',
    day: 'Mon',
    from: 'us',
    text: 'Thanks for connecting. Who services your boilers?',
    post: {
      place: 'Profile',
      title: 'Three signs a boiler is failing',
      text: 'Bangs, low pressure, cold rooms. Seen one? Message me.',
    },
  },
  { name: 'Tuesday', day: 'Tue', from: 'them', text: 'Nobody, since March.', post: null },
  {
    name: 'Wednesday',
    day: 'Wed',
    from: 'us',
    text: 'We cover your area. Does Friday work for a call?',
    post: { place: 'Page', title: 'Meet our night crew', text: null },
  },
  { name: 'Thursday', day: 'Thu', from: 'them', text: 'Friday at 2 works.', post: null },
  {
    name: 'Friday',
    day: 'Fri',
    from: 'you',
    text: 'Call, 2:00',
    post: { place: 'Profile', title: 'What an annual checkup covers', text: null },
  },
] as const;
