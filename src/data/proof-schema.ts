import * as z from 'zod';
import { InputError } from '#lib/input-error.ts';
import { toIsoDate } from '#lib/format.ts';
import { formatMoney } from '#lib/money.ts';
import { readShape } from '#lib/shape-problem.ts';
import { SUBSET_TEXT } from '#lib/subset-text.ts';
import { claims } from './claims.ts';
import { company } from './company.ts';
import { PHOTOGRAPH, photographProblems, type NamedPhotograph } from './photographs.ts';
import { premium } from './premium-proof.ts';

/** The pages that may show a customer's words, each at one place. */
export const PAGES = ['home', 'pbsenginePremium', 'aiAutomation', 'linkedin'] as const;
/** The part that stays in view when a photograph is cropped to the shape that a page needs. */
const FOCUS = ['center', 'top', 'right', 'bottom', 'left'] as const;

/** The characters of a text that the typefaces lack; other rules cover markup and quotation marks. */
const missingIn = (words: string) =>
  [...new Set(words)].filter((letter) => !`${SUBSET_TEXT}<>*"`.includes(letter)).join(' ');

/** Words that a page shows as they are. A straight apostrophe becomes a curly one. */
const text = (room: number) =>
  z
    .string()
    .transform((words) => words.trim().replaceAll("'", '’').replaceAll(/\s+/g, ' '))
    .pipe(
      z
        .string()
        .min(1, 'write it; it may not be empty')
        .max(room, `has room for ${room} characters; write fewer`)
        .regex(/^(?!.*(<|>|\*\*|\]\(|&#?\w+;))/, 'write plain words, without markup such as <b>')
        .regex(/^[^"“”]*$/, 'leave out double quotation marks; the page sets its own')
        .refine((words) => missingIn(words) === '', {
          error: ({ input }) =>
            `the typefaces don’t have ${missingIn(String(input))}; write it without, or add it as src/lib/subset-text.ts says`,
        }),
    );

/** A day that is not in the future. */
const pastDay = (missing: string) =>
  z.iso
    .date(missing)
    .refine((day) => day <= toIsoDate(new Date()), 'is in the future; write the day it happened');

const consent = pastDay(
  'write the day on the signed consent form as YYYY-MM-DD; without consent it may not be shown (docs/consent-form.md)',
);
const seen = pastDay('write the day you looked it up as YYYY-MM-DD');
const url = z.url({ protocol: /^https$/, error: 'write a full address that begins with https://' });
const page = z.enum(PAGES, `write the page that shows it: ${PAGES.join(', ')}`);

const photograph = z.strictObject({
  file: z.string('write the name of the file').regex(PHOTOGRAPH, {
    error: ({ input }) =>
      /\.hei[cf]$/i.test(String(input))
        ? 'is a HEIC file, which browsers don’t show; export it as a JPEG'
        : 'write the name of a JPEG, PNG, WebP or AVIF file, in letters, digits and hyphens',
  }),
  /** The alternative text: what the picture shows. */
  alt: text(120),
  focus: z.enum(FOCUS, `write one of ${FOCUS.join(', ')}`).default('center'),
});

const person = z.strictObject({
  name: text(40),
  role: text(40),
  town: text(40),
  /** Which call they take: "Takes your first call". */
  call: text(60).optional(),
  photograph: photograph.optional(),
});

const voice = z.strictObject({
  page,
  quote: text(420).refine((quote) => {
    const words = quote.split(' ').length;
    return words >= 5 && words <= 60;
  }, 'a ticket has room for 5 to 60 words'),
  name: text(40),
  trade: text(40),
  town: text(40),
  /** The effect that the customer reports, in one figure: "11 hours", "saved a week". */
  number: z.strictObject({ value: text(12), meaning: text(60) }).optional(),
  photograph: photograph.optional(),
  consent,
});

const result = z.strictObject({
  page,
  client: text(60),
  before: text(60),
  after: text(60),
  measured: text(120),
  consent,
});

const tool = z.strictObject({
  name: text(30),
  dollarsPerMonth: z.number('write dollars a month, such as 49').positive('write more than zero'),
  seen,
});

/** An answer on the sheet of an assessment: two lines on a phone. */
const answer = text(70);

const sheet = z.strictObject({
  /** The client that was assessed: "a plumber in Dover". */
  client: text(50),
  hours: answer,
  repeats: answer,
  automate: answer,
  person: answer,
  first: answer,
  cost: answer,
  consent,
});

const lines = z.array(text(70)).length(3, 'write exactly three');

/** Makes a rule run even if parts of its list or entry have mistakes, which the rule then has to tolerate. */
const despiteParts = {
  when: ({ issues }: z.core.ParsePayload) =>
    !issues.some(({ code, path }) => code === 'invalid_type' && !path?.length),
};

/** A list of entries for pages, at most `most` for each page. */
const onPages = <Entry extends z.ZodType<{ page: string }>>(entry: Entry, most: number) =>
  z
    .array(entry)
    .refine(
      (entries: readonly ({ page: string } | null)[]) =>
        PAGES.every((name) => entries.filter((one) => one?.page === name).length <= most),
      {
        error: `a page has room for ${most}; move one to another page, or take it out`,
        ...despiteParts,
      },
    );

const { separateToolsMonthlyCost: claimed } = claims;
const tools = z
  .array(tool)
  .max(12, 'the receipt has room for twelve tools')
  .refine(
    (list: readonly ({ dollarsPerMonth: number } | null)[]) => {
      const priced = list.flatMap((one) => (typeof one?.dollarsPerMonth === 'number' ? one : []));
      const isKnown = list.length > 0 && priced.length === list.length;
      return !isKnown || totalOf(priced) * 100 >= claimed.minorUnits;
    },
    {
      error: `they come to less than the ${formatMoney(claimed)} that pages claim; correct a price, or lower separateToolsMonthlyCost in src/data/claims.ts`,
      ...despiteParts,
    },
  );

const reviewsOf = ({ reviewCount }: { reviewCount: number }) =>
  z
    .strictObject({ site: text(30), url, count: z.int('write how many there are'), seen })
    .refine(({ count }) => !Number.isInteger(count) || count === reviewCount, {
      path: ['count'],
      error: `src/data/company.ts says ${reviewCount}; correct the wrong one`,
      ...despiteParts,
    });

const schema = z.strictObject({
  crew: z.array(person).max(6, 'has room for six people'),
  answering: z
    .strictObject({
      name: text(40),
      hours: text(60),
      timeZone: text(30),
      /** How fast a text is usually answered: "within an hour". */
      responseTime: text(30).optional(),
      photograph: photograph.optional(),
    })
    .nullable(),
  voices: onPages(voice, 1),
  cases: onPages(result, 3),
  sheet: sheet.nullable(),
  tools,
  automation: z.strictObject({ base: lines, advanced: lines, premium: lines }).partial(),
  communication: z.strictObject({ 1: lines, 2: lines, 3: lines }).partial(),
  call: z
    .strictObject({
      minutes: z.int('write whole minutes').positive('write whole minutes'),
      by: text(30),
      who: text(40),
    })
    .nullable(),
  premium,
  integrations: z.array(text(30)).max(12, 'has room for twelve'),
  orderToLive: text(40).nullable(),
  reviews: z
    .strictObject({
      platform: reviewsOf(company.ratings.platform),
      linkedin: reviewsOf(company.ratings.linkedin),
    })
    .partial(),
  statusPage: url.nullable(),
  postalAddress: z
    .strictObject({
      street: text(60),
      city: text(40),
      region: text(30).pipe(z.string().min(4, 'write the name of the state or province in full')),
      postalCode: text(10),
      country: z.enum(['US', 'CA'], 'write US or CA'),
    })
    .nullable(),
});

/** The owner's input, before it is checked. */
export type ProofInput = z.input<typeof schema>;
/** The checked input, as pages show it. */
export type Proof = z.output<typeof schema>;
export type ProofPage = (typeof PAGES)[number];
export type Photograph = z.output<typeof photograph>;

/** The monthly total of the separate tools, in dollars. */
export function totalOf(list: readonly { dollarsPerMonth: number }[]): number {
  const cents = list.reduce((total, { dollarsPerMonth }) => total + dollarsPerMonth * 100, 0);
  return Math.round(cents) / 100;
}

/** Every photograph that the owner's input names, valid or not, with the path of the entry that names it. */
function photographsIn(value: unknown, path: PropertyKey[] = []): NamedPhotograph[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('file' in value && typeof value.file === 'string')
    return [{ path: z.core.toDotPath(path), file: value.file }];
  return Object.entries(value).flatMap(([key, inside]) =>
    photographsIn(inside, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/**
 * Checks what the owner wrote, and the photographs in `folder`.
 * @throws {InputError} listing every problem with its place and its fix.
 */
export async function parseProof(input: ProofInput, folder?: string): Promise<Proof> {
  const { data, problems } = readShape(schema, input);
  problems.push(...(await photographProblems(photographsIn(input), folder)));
  if (!data || problems.length > 0)
    throw new InputError('src/data/proof.ts has problems:', problems);
  return data;
}
