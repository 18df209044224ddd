import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ProofInput } from '#data/proof-schema.ts';

/* Made-up people and figures, as long as they may be. No build of the site contains them. */

const person = (file: string, name: string) => ({
  photograph: { file, alt: `${name}, a made-up person`, focus: 'top' as const },
});
const CONSENT = { consent: '2026-01-02' };
const tool = (name: string, dollarsPerMonth: number) => ({
  ...{ name, dollarsPerMonth, seen: '2026-01-02' },
});
const LONG_QUOTE =
  'Before, I came home and typed up three quotes, two invoices and a list of people to call back, and half of it waited until Sunday; now the texts go out while I drive, the invoice is paid before I have packed up, and on Sunday I am out on the lake with my daughter instead.';

/** Every place filled in. */
export const filledProof: ProofInput = {
  crew: [
    {
      name: 'Ana Example',
      role: 'Setup',
      town: 'Dover',
      call: 'Takes your first call',
      ...person('ana.jpg', 'Ana'),
    },
    { name: 'Bo Sample', role: 'Automations', town: 'Lewes', ...person('bo.png', 'Bo') },
    {
      name: 'Maximiliana Featherstonehaugh-Testperson',
      role: 'LinkedIn and everything that is written',
      town: 'Rehoboth Beach',
      ...person('max.webp', 'Max'),
    },
    { name: 'Cy Dummy', role: 'Support', town: 'Smyrna' },
    {
      name: 'Di Placeholder',
      role: 'Support',
      town: 'Milford',
      call: 'Takes urgent calls',
      ...person('ana.jpg', 'Di'),
    },
  ],
  answering: {
    name: 'Ana Example',
    hours: 'Monday to Friday, 8 a.m. to 6 p.m.',
    timeZone: 'Eastern time',
    responseTime: 'within an hour',
    ...person('ana.jpg', 'Ana'),
  },
  voices: [
    {
      page: 'home',
      quote: 'They text back before I’ve climbed down.',
      name: 'Flo Fictional',
      trade: 'Piano tuner',
      town: 'Dover',
      number: { value: '11 hours', meaning: 'a week, by her own count' },
      ...person('bo.png', 'Flo'),
      ...CONSENT,
    },
    {
      page: 'aiAutomation',
      quote: LONG_QUOTE,
      name: 'Maximiliana Featherstonehaugh-Testperson',
      trade: 'Beekeeper',
      town: 'Lewes',
      number: { value: '40 invoices', meaning: 'a month that nobody types' },
      ...CONSENT,
    },
    {
      page: 'pbsenginePremium',
      quote: 'One bill, and the bookings come from LinkedIn, too.',
      name: 'Gil Invented',
      trade: 'Lift inspector',
      town: 'Milford',
      number: { value: '6 bookings', meaning: 'a month, by his own count' },
      ...CONSENT,
    },
    {
      page: 'linkedin',
      quote: 'I took three calls that I did not have to look for.',
      name: 'Hy Pothetical',
      trade: 'Consultant',
      town: 'Dover',
      ...CONSENT,
    },
  ],
  cases: [
    {
      page: 'pbsenginePremium',
      client: 'A made-up inspector in Milford',
      before: '3 places for customers',
      after: '1 list for all of them',
      measured: 'tools on the bill of January and of July',
      ...CONSENT,
    },
    {
      page: 'linkedin',
      client: 'A made-up consultant in Dover',
      before: '2 calls a month',
      after: '9 calls a month',
      measured: 'calls in the calendar, three months before and after',
      ...CONSENT,
    },
    {
      page: 'home',
      client: 'A made-up tuner in Lewes',
      before: '14 missed calls a week',
      after: '1 missed call a week',
      measured: 'phone bills of two quarters',
      ...CONSENT,
    },
  ],
  sheet: {
    client: 'a made-up piano tuner in Dover',
    hours: 'Calling back people who never left a message: five hours a week',
    repeats: 'Twenty times a week, fifteen minutes each',
    automate: 'The text after a missed call, and the reminder',
    person: 'The price of a repair',
    first: 'The text: most callers ring somebody else within minutes',
    cost: 'A plan that the tuner already has',
    ...CONSENT,
  },
  tools: [
    tool('Customer list', 450),
    tool('Campaigns', 890),
    tool('Funnel pages', 297),
    tool('Diary', 180),
    tool('Texting', 249),
    tool('Reviews', 399),
  ],
  automation: {
    base: ['A missed call gets a text', 'A booking gets a reminder', 'A paid job gets a thank-you'],
    advanced: [
      'A quote is followed up three times',
      'A no-show is offered a new time',
      'A review is asked for',
    ],
    premium: [
      'A lead is sent to the right location',
      'An invoice chases itself',
      'A report arrives on Monday',
    ],
  },
  communication: {
    1: ['Two posts a week', 'Messages answered by the next day', 'A report every month'],
    2: ['Three posts a week', 'Messages answered the same day', 'A report every two weeks'],
    3: ['Five posts a week', 'Messages answered within hours', 'A report every week'],
  },
  call: { minutes: 20, by: 'phone or video', who: 'Ana Example' },
  integrations: ['Example Phone', 'Sample Calendar', 'Dummy Books'],
  orderToLive: '5 to 10 business days',
  reviews: {
    platform: {
      site: 'Example Reviews',
      url: 'https://reviews.example/platform',
      count: 500,
      seen: '2026-01-02',
    },
    linkedin: {
      site: 'Example Reviews',
      url: 'https://reviews.example/linkedin',
      count: 150,
      seen: '2026-01-02',
    },
  },
  statusPage: 'https://status.example/',
  postalAddress: {
    street: '1 Example Street, Suite 200',
    city: 'Dover',
    region: 'Delaware',
    postalCode: '19901',
    country: 'US',
  },
};

/** A picture as hard to compress as a photograph, with the place where it was taken. */
function photograph(width: number, height: number, hue: string) {
  const figure = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 10" preserveAspectRatio="xMidYMin" width="${width}" height="${height}"><rect x="-9" width="26" height="30" fill="${hue}"/><circle cx="4" cy="3.4" r="1.6" fill="#d8a07c"/><path d="M1 10q0-4.4 3-4.4t3 4.4" fill="#34495a"/></svg>`;
  const grain = sharp({
    create: {
      width: Math.round(width / 6),
      height: Math.round(height / 6),
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .resize(width, height)
    .png()
    .toBuffer();
  return grain.then((input) =>
    sharp(Buffer.from(figure))
      .composite([{ input, blend: 'soft-light' }])
      .flatten()
      .withExif({ IFD3: { GPSLatitude: '39/1 9/1 29/1', GPSLatitudeRef: 'N' } }),
  );
}

/** Fills in `src/data/proof.ts`, with `proof`, and the photographs in a copy of the project. */
export async function fillProof(folder: string, proof: object = filledProof): Promise<void> {
  const data = join(folder, 'src/data/proof.ts');
  const source = readFileSync(data, 'utf8');
  const start = source.indexOf('parseProof({');
  writeFileSync(data, `${source.slice(0, start)}parseProof(${JSON.stringify(proof)});\n`);
  const at = (file: string) => join(folder, 'src/data/photographs', file);
  await (await photograph(1600, 2000, '#8fb7b0')).jpeg().toFile(at('ana.jpg'));
  await (await photograph(1800, 1200, '#c9b48f')).png().toFile(at('bo.png'));
  await (await photograph(900, 1600, '#a8a0c4')).webp().toFile(at('max.webp'));
}
