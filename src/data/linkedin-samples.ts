/*
 * A made-up week of LinkedIn management for the drawings, which label it as an example. None of it is
 * a customer or a result. The number of advertisements a week is real: see linkedin-bundles.ts.
 */

/** The days of the drawn week, each with its message, and where a post goes up. */
export const sampleWeek = [
  {
    name: 'Monday',
    day: 'Mon',
    from: 'us',
    text: 'Thanks for connecting. Who services your boilers?',
    post: 'Profile',
  },
  { name: 'Tuesday', day: 'Tue', from: 'them', text: 'Nobody, since March.', post: null },
  {
    name: 'Wednesday',
    day: 'Wed',
    from: 'us',
    text: 'We cover your area. Does Friday work for a call?',
    post: 'Page',
  },
  { name: 'Thursday', day: 'Thu', from: 'them', text: 'Friday at 2 works.', post: null },
  { name: 'Friday', day: 'Fri', from: 'you', text: 'Call, 2:00', post: 'Profile' },
] as const;

/** The profile, the page and the messages that represent the visitor's own. */
export const sampleManaged = {
  profile: { name: 'Your name', line: 'What you do, in one line people get' },
  page: { name: 'Your company', line: 'What you sell, and to whom' },
  messages: [
    { from: 'customer', text: 'Do you work with companies our size?' },
    { from: 'business', text: 'We do. Does Thursday work?' },
    { from: 'customer', text: 'Thursday it is.' },
  ],
} as const;
