import { copyFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { company } from '#data/company.ts';
import { PAGES, parseProof, type ProofInput } from '#data/proof-schema.ts';
import { checkProof } from '#scripts/doctor/proof.ts';
import { InputError } from '#lib/input-error.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const EMPTY: ProofInput = {
  ...{ crew: [], answering: null, voices: [], cases: [], sheet: null, tools: [], automation: {} },
  ...{ communication: {}, call: null, premium: {}, integrations: [], orderToLive: null },
  reviews: {},
  ...{ statusPage: null, postalAddress: null },
};
const VOICE = {
  page: 'home' as const,
  quote: "They text back before I've climbed down.",
  ...{ name: 'Ana Cole', trade: 'Plumber', town: 'Dover', consent: '2026-01-02' },
};
const RESULT = { before: '2 calls', after: '9 calls', measured: 'calls in the calendar' };
const CASE = { page: 'home', client: 'Ana', ...RESULT };
const SHEET = {
  ...{ client: 'a plumber in Dover', hours: 'Web forms', repeats: '14 times a week' },
  ...{ automate: 'All of it', person: 'The call', first: 'This', cost: 'A plan' },
  consent: '2026-01-03',
};
const PERSON = { name: 'Ana', role: 'Setup', town: 'Dover' };

let folder: string;
beforeEach(async () => {
  folder = temporaryFolder();
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'teal' } }).jpeg({ quality: 100 });
  await picture(800, 1000).toFile(join(folder, 'good.jpg'));
  await picture(200, 300).toFile(join(folder, 'small.jpg'));
  await picture(800, 1000).toFile(join(folder, 'cut.jpg'));
  truncateSync(join(folder, 'cut.jpg'), 4000);
  writeFileSync(join(folder, 'text.png'), 'no picture');
  writeFileSync(join(folder, 'huge.jpg'), Buffer.alloc(12_000_000));
});

/** The problems in an empty proof with `changes`, except photographs that no entry shows. */
async function problems(changes: object): Promise<readonly string[]> {
  const parsed = parseProof({ ...EMPTY, ...changes }, folder);
  const error: unknown = await parsed.catch((it: unknown) => it);
  if (!(error instanceof InputError)) return [];
  return error.problems.filter((line) => !line.includes('no entry shows'));
}
const voice = (changes: object) => ({ voices: [{ ...VOICE, ...changes }] });
const photograph = (file: string, changes = {}) => ({
  photograph: { file, alt: 'Ana at her desk', ...changes },
});
const picture = (file: string, changes = {}) => ({
  crew: [{ ...PERSON, ...photograph(file, changes) }],
});
const address = { street: '1 Main St', city: 'Dover', region: 'Delaware', postalCode: '19901' };
const in2 = (list: object) => ({ voices: [list, list] });
const withFirst = (facts: object) => ({ premium: { 'essentials-plus': facts } });
const REVIEW = { site: 'Reviews', url: 'https://reviews.example/', count: 12, seen: '2026-01-02' };

const CASES: readonly (readonly [changes: object, problem: string])[] = [
  [voice({ consent: undefined }), 'voices[0].consent: write the day on the signed consent form'],
  [{ cases: [CASE] }, 'cases[0].consent: write the day on the'],
  [{ sheet: { ...SHEET, consent: undefined } }, 'sheet.consent: write the day on the signed'],
  [{ sheet: { ...SHEET, first: undefined } }, 'sheet.first: write it; it may not be missing'],
  [{ sheet: { ...SHEET, cost: 'm'.repeat(71) } }, 'sheet.cost: has room for 70 characters'],
  [voice({ consent: '2026-02-30' }), '2026-02-30")'],
  [voice({ consent: '2999-01-01' }), 'voices[0].consent: is in the future; write the day it happ'],
  [
    voice({ page: 'terms' }),
    'voices[0].page: write the page that shows it: home, pbsenginePremium',
  ],
  [voice({ quote: 'Nice.' }), 'voices[0].quote: a ticket has room for 5 to 60 words (got "Nice.")'],
  [voice({ name: 'm'.repeat(41) }), 'voices[0].name: has room for 40 characters; write fewer'],
  [voice({ name: undefined }), 'voices[0].name: write it; it may not be missing'],
  [voice({ name: ' ' }), 'voices[0].name: write it; it may not be empty'],
  [voice({ name: '<b>Ana</b>' }), 'voices[0].name: write plain words, without markup'],
  [voice({ trade: '**Plumber**' }), 'voices[0].trade: write plain words, without markup'],
  [voice({ name: 'Ana “the” Cole' }), 'voices[0].name: leave out double quotation marks'],
  [voice({ name: 'Zoë 🔧' }), 'voices[0].name: the typefaces don’t have ë 🔧; write it without'],
  [in2(VOICE), 'voices: a page has room for 1; move one to another page'],
  [picture('gone.jpg'), 'gone.jpg is not there; put the file into this folder'],
  [picture('huge.jpg'), 'huge.jpg has 12.0 MB; export it smaller than 10 MB'],
  [picture('small.jpg'), 'small.jpg has 200 by 300 pixels; use one of at least 256 by 256'],
  [picture('cut.jpg'), 'cut.jpg cannot be read; export it again as a JPEG'],
  [picture('text.png'), 'text.png cannot be read; export it again as a JPEG'],
  [picture('a photo.jpg'), 'crew[0].photograph.file: write the name of a JPEG, PNG, WebP or AVIF'],
  [picture('IMG_1.HEIC'), 'file: is a HEIC file, which browsers don’t show; export it as a JPEG'],
  [picture('good.jpg', { alt: undefined }), 'crew[0].photograph.alt: write it; it may not be miss'],
  [picture('good.jpg', { focus: 'face' }), 'crew[0].photograph.focus: write one of center, top'],
  [{ crew: Array.from({ length: 7 }, () => PERSON) }, 'crew: has room for six people'],
  [{ automation: { base: ['One', 'Two'] } }, 'automation.base: write exactly three'],
  [{ tools: [{ name: 'Diary', dollarsPerMonth: 49, seen: '2026-01-02' }] }, 'tools: they come to'],
  [{ tools: [{ name: 'Diary', dollarsPerMonth: '$49', seen: '2026-01-02' }] }, 'such as 49'],
  [{ statusPage: 'status.example' }, 'statusPage: write a full address that begins with https://'],
  [{ postalAddress: { ...address, region: 'DE', country: 'US' } }, 'write the name of the state'],
  [{ postalAddress: { ...address, country: 'USA' } }, 'postalAddress.country: write US or CA'],
  [{ reviews: { platform: REVIEW } }, 'reviews.platform.count: src/data/company.'],
  [voice({ number: '11 hours' }), 'number: write { value: …, meaning: … } (got "11 hours")'],
  [
    voice({ number: { value: 11, meaning: 'hours' } }),
    'value: write words in quotation marks (got',
  ],
  [
    { crew: [{ ...PERSON, photograph: 'good.jpg' }] },
    'crew[0].photograph: write { file: …, alt: …, focus: … } (got "good.jpg")',
  ],
  [voice({ numbre: 'x' }), 'voices[0]: has no place for numbre; did you mean number?'],
  [{ crews: [] }, 'has no place for crews; did you mean crew?'],
  [{ crew: PERSON }, 'crew: write a list in square brackets'],
  [{ cases: undefined }, 'cases: write it; it may not be missing'],
  [
    { premium: { premium: { setup: 'Done-for-you' } } },
    'premium.premium.setup: write one of done-w',
  ],
  [{ premium: { premium: { accounts: 'two' } } }, 'write one of single, unlimited (got "two")'],
  [{ premium: { premium: { automation: 'full' } } }, 'write one of base, advanced, premium (got'],
  [{ premium: { premium: { superChargedAccess: 'no' } } }, 'superChargedAccess: write true or f'],
  [
    { premium: { deluxe: {} } },
    'premium: has a plan that does not exist; write one of essentials-',
  ],
  [withFirst({ setup: 'done-with-you' }), '.setup: src/data/premium-plan-terms.ts says done-for'],
  [withFirst({ superChargedAccess: false }), 'Access: src/data/premium-plan-terms.ts says it has'],
  [{ call: { minutes: 20.5, by: 'phone', who: 'Ana' } }, 'call.minutes: write whole minutes'],
];

test('a mistake is explained by its place, its value and its fix', async () => {
  for (const [changes, problem] of CASES) {
    const found = await problems(changes);
    expect.soft(found, problem).toHaveLength(1);
    expect.soft(found.join()).toContain(problem);
  }
});

test('the hours need no photograph', async () => {
  const answering = { name: 'Ana', hours: '8 to 6', timeZone: 'Eastern time' };
  expect(await problems({ answering })).toEqual([]);
});

test('all mistakes are listed at once, those of photographs too', async () => {
  const wrong = {
    ...voice({ consent: undefined, quote: 'They “text back” before I do.', town: '<b>Dover</b>' }),
    cases: [{ ...CASE, client: 'Ana 🔧', consent: '2999-01-01' }],
    crew: ['huge.jpg', 'cut.jpg'].map((file) => ({ ...PERSON, ...photograph(file) })),
    statusPage: 'x',
  };
  const places = (await problems(wrong)).map((line) => line.split(': ', 1)[0]);
  expect(places.toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([
    ...['cases[0].client', 'cases[0].consent', 'crew[0].photograph', 'crew[1].photograph'],
    ...['statusPage', 'voices[0].consent', 'voices[0].quote', 'voices[0].town'],
  ]);
});

test('mistakes in parts of a list hide none of the list itself', async () => {
  const seen = undefined;
  const wrong = {
    voices: [{ ...VOICE, consent: undefined }, VOICE, null],
    tools: [{ name: 'Diary', dollarsPerMonth: 49, seen }],
    reviews: { platform: { ...REVIEW, site: '' } },
  };
  expect((await problems(wrong)).map((line) => line.slice(0, 38))).toEqual([
    'voices[0].consent: write the day on th',
    'voices[2]: write { page: …, quote: …, ',
    'voices: a page has room for 1; move on',
    'tools[0].seen: write the day you looke',
    'tools: they come to less than the $2,2',
    'reviews.platform.site: write it; it ma',
    'reviews.platform.count: src/data/compa',
  ]);
});

test('whatever is in a place, the problem is in plain words', async () => {
  for (const name of Object.keys(EMPTY)) {
    for (const value of [5, true, 'x', null, {}, [], [null], [5], ['x'], [{}], { a: 1 }]) {
      const found = await problems({ [name]: value });
      expect.soft(found.join(), name).not.toMatch(/invalid|expected|too |unrecognized|undefined/i);
    }
  }
});

test('a photograph that no entry shows is refused, since it would be published with its place', async () => {
  const all = parseProof({ ...EMPTY, ...picture('good.jpg') }, folder);
  await expect(all).rejects.toThrow('huge.jpg: no entry shows this photograph; name it in one');
});

test('a photograph may have the name that a camera gave it, beside what systems leave in a folder', async () => {
  const camera = temporaryFolder();
  copyFileSync(join(folder, 'good.jpg'), join(camera, 'IMG_1.JPG'));
  for (const file of ['.DS_Store', '._IMG_1.JPG', 'Thumbs.db', 'README.md'])
    writeFileSync(join(camera, file), '');
  const { crew } = await parseProof({ ...EMPTY, ...picture('IMG_1.JPG') }, camera);
  expect(crew[0]?.photograph?.file).toBe('IMG_1.JPG');
});

test('a file with a wrong name is one problem, not two', async () => {
  writeFileSync(join(folder, 'IMG_2.HEIC'), '');
  const all = parseProof({ ...EMPTY, ...picture('IMG_2.HEIC') }, folder);
  await expect(all).rejects.not.toThrow('IMG_2.HEIC: no entry shows');
});

test('words are set as the site sets its own', async () => {
  const { voices } = await parseProof({ ...EMPTY, ...voice({}) }, temporaryFolder());
  expect(voices[0]?.quote).toBe('They text back before I’ve climbed down.');
});

/** What the doctor says about an empty proof with `changes`. */
async function told(changes: object, day = '2026-06-01') {
  const proof = await parseProof({ ...EMPTY, ...changes }, temporaryFolder());
  return checkProof(proof, new Date(day));
}

test('the doctor tells what is empty, the most valuable first', async () => {
  expect((await told({})).map(({ subject }) => subject)).toEqual([
    ...['voices', 'crew', 'call', 'premium', 'automation', 'communication', 'answering', 'tools'],
    ...['cases', 'sheet', 'integrations', 'orderToLive', 'postalAddress', 'reviews', 'statusPage'],
  ]);
});

test('the doctor tells which parts are missing of what is partly filled in', async () => {
  const lines = ['One', 'Two', 'Three'];
  const { platform } = company.ratings;
  const partly = {
    ...voice({}),
    automation: { base: lines },
    communication: { 1: lines, 3: lines },
    reviews: { platform: { ...REVIEW, count: platform.reviewCount } },
  };
  const messages = (await told(partly)).map(({ subject, message }) => `${subject} ${message}`);
  for (const [index, start] of [
    [0, 'voices empty for pbsenginePremium, aiAutomation and linkedin: what a customer says'],
    [4, 'automation empty for advanced and premium: '],
    [5, 'communication empty for 2: '],
    [13, 'reviews empty for linkedin: '],
  ] as const)
    expect.soft(messages[index]).toContain(start);
  const all = PAGES.map((page) => ({ ...VOICE, page }));
  expect((await told({ voices: all })).map(({ subject }) => subject)).not.toContain('voices');
});

test('the doctor tells which consents are older than two years', async () => {
  const consented = { ...voice({}), cases: [{ ...CASE, consent: '2026-01-03' }], sheet: SHEET };
  const old = async (day: string) =>
    (await told(consented, day))
      .filter(({ severity }) => severity === 'warning')
      .map(({ subject }) => subject);
  expect(await old('2027-12-31')).toEqual([]);
  expect(await old('2028-01-03')).toEqual(['voices[0]']);
  expect(await old('2028-01-04')).toEqual(['voices[0]', 'cases[0]', 'sheet']);
});
