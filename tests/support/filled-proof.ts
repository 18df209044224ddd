import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ProofInput } from '#data/proof-schema.ts';

/* Made-up people and figures, as long as they may be. No build of the site contains them. */

const person = (file: string, name: string, focus: 'top' | 'bottom' = 'top') => ({
  photograph: { file, alt: `${name}, a made-up person`, focus },
});
const CONSENT = { consent: '2026-01-02' };
const tool = (name: string, dollarsPerMonth: number) => ({
  ...{ name, dollarsPerMonth, seen: '2026-01-02' },
});
const BEST = {
  ...{ setup: 'done-for-you' as const, accounts: 'unlimited' as const },
  ...{ automation: 'premium' as const, superChargedAccess: true },
};
const LONG_QUOTE =
  'Before, I came home and typed up three quotes, two invoices and a list of people to call back, and half of it waited until Sunday; now the texts go out while I drive, the invoice is paid before I have packed up, and on Sunday I am out on the lake with my daughter instead.';

/** A proof with every entry filled in. */
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
    { name: 'Cy Dummy', role: 'Support', town: 'Smyrna', ...person('cy.avif', 'Cy') },
    {
      name: 'Di Placeholder',
      role: 'Support',
      town: 'Milford',
      call: 'Takes urgent calls',
      ...person('IMG_1.JPG', 'Di'),
    },
    { name: 'Fay Fictitious', role: 'Support', town: 'Dover', ...person('fay.jpeg', 'Fay') },
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
      number: { value: '11 hours', meaning: 'saved a week, by her own count' },
      ...person('flo.jpg', 'Flo'),
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
      ...person('ana.jpg', 'Hy', 'bottom'),
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
      before: '14 calls a week without an answer',
      after: '1 call a week without an answer',
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
  premium: {
    'essentials-plus': { accounts: 'single', automation: 'base' },
    'standard-plus': {
      ...{ setup: 'done-with-you', accounts: 'unlimited', automation: 'advanced' },
      superChargedAccess: false,
    },
    ...Object.fromEntries(
      ['deluxe-plus', 'enterprise', 'premium', 'premium-plus'].map((plan) => [plan, BEST]),
    ),
  },
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

/** The photographs: every format, upright, wide and tall, one with the name that a camera gave it. */
const PHOTOGRAPHS = [
  { file: 'ana.jpg', format: 'jpeg', width: 1600, height: 2000, hue: '#8fb7b0' },
  { file: 'bo.png', format: 'png', width: 1800, height: 1200, hue: '#c9b48f' },
  { file: 'max.webp', format: 'webp', width: 900, height: 1600, hue: '#a8a0c4' },
  { file: 'cy.avif', format: 'avif', width: 900, height: 900, hue: '#b5c48a' },
  { file: 'IMG_1.JPG', format: 'jpeg', width: 1200, height: 900, hue: '#c48f8f' },
  { file: 'fay.jpeg', format: 'jpeg', width: 800, height: 1000, hue: '#8fa3c9' },
  { file: 'flo.jpg', format: 'jpeg', width: 900, height: 1200, hue: '#c9a98f' },
] as const;

/** How many grains a photograph has across: detail of every size makes it as hard to compress as a busy portrait. */
const GRAINS = [200, 100, 50, 25, 12];
const GPS = {
  exif: { IFD3: { GPSLatitude: '39/1 9/1 29/1', GPSLatitudeRef: 'N' } },
  xmp: '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>',
};

/** A picture with the detail of a photograph and the place where it was taken. */
async function photograph({ width, height, hue }: (typeof PHOTOGRAPHS)[number]) {
  const figure = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 10" preserveAspectRatio="xMidYMin" width="${width}" height="${height}"><linearGradient id="wall" x2="1" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="${hue}"/></linearGradient><radialGradient id="face"><stop stop-color="#eec09c"/><stop offset="1" stop-color="#8a5a3c"/></radialGradient><rect x="-9" width="26" height="30" fill="url(#wall)"/><circle cx="4" cy="3.4" r="1.6" fill="url(#face)"/><path d="M1 10q0-4.4 3-4.4t3 4.4" fill="#34495a"/></svg>`;
  const layers = GRAINS.map(async (across) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const rows = Math.round((across * height) / width);
    const grain = sharp({
      create: { width: across, height: rows, channels: 3, background: '#777', noise },
    });
    const input = await grain.resize(width, height).png().toBuffer();
    return { input, blend: 'soft-light' as const };
  });
  return sharp(Buffer.from(figure))
    .composite(await Promise.all(layers))
    .flatten()
    .withExif(GPS.exif)
    .withXmp(GPS.xmp);
}

/** Fills in `src/data/proof.ts`, with `proof`, and the photographs in a copy of the project. */
export async function fillProof(folder: string, proof: object = filledProof): Promise<void> {
  const data = join(folder, 'src/data/proof.ts');
  const source = readFileSync(data, 'utf8');
  const start = source.indexOf('parseProof({');
  writeFileSync(data, `${source.slice(0, start)}parseProof(${JSON.stringify(proof)});\n`);
  for (const one of PHOTOGRAPHS) {
    const picture = (await photograph(one)).toFormat(one.format);
    await picture.toFile(join(folder, 'src/data/photographs', one.file));
  }
}
