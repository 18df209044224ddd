import { HERE, LONG, type Examples } from './example.ts';
import { Comparison } from '#features/platform/Comparison.tsx';
import { Ratings } from '#features/platform/Ratings.tsx';
import { formatCents } from '#lib/money.ts';
import { Answering } from '#features/proof/Answering.tsx';
import { Cases } from '#features/proof/Cases.tsx';
import { content } from '#features/proof/content.ts';
import { Crew, type CrewProps } from '#features/proof/Crew.tsx';
import type { Picture } from '#features/proof/Photograph.tsx';
import { Rating } from '#features/proof/Rating.tsx';
import { ServiceTicket } from '#features/proof/ServiceTicket.tsx';

/** A drawn stand-in for a photograph. */
const file = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="teal"/><circle cx="4" cy="3" r="1.5" fill="tan"/><path d="M1 8q0-4 3-4t3 4" fill="navy"/></svg>`)}`;
const files = { avif: file, webp: file };
const ring: Picture = {
  ...{ alt: 'A made-up person', width: 192, height: 192 },
  ...{ phone: files, wide: files },
};

type Person = CrewProps['people'][number];
const ana: Person = { name: 'Ana Example', role: 'Setup', town: 'Dover', picture: ring };
const long: Person = {
  name: 'Maximiliana Featherstonehaugh-Testperson',
  role: 'LinkedIn and everything that is written',
  town: 'Rehoboth Beach',
  call: 'Takes your first call',
  picture: ring,
};
const named = (names: readonly string[]) => names.map((name) => ({ ...ana, name }));
const crew =
  (people: CrewProps['people'], isOnSpine = false) =>
  (id: string) => <Crew {...content.crew} {...{ id, people, isOnSpine }} />;

const said = { name: 'Flo Fictional', trade: 'Plumber', town: 'Dover', ground: 'page' } as const;
const ticket = (changes: object) => (id: string) => (
  <ServiceTicket
    {...content.voice}
    {...said}
    id={id}
    quote="They text back before I’ve even climbed down."
    {...changes}
  />
);
const result = {
  client: 'A made-up plumber in Lewes',
  before: '14 calls a week without an answer',
  after: '1 call a week without an answer',
  measured: 'phone bills of two quarters',
};

/** The sections that the owner fills in src/data/proof.ts: partly, fully and overfull. Empty ones render nothing. */
export const proof: Examples = [
  { name: 'crew of one', room: 'page', show: crew([ana]) },
  { name: 'crew of two, one without a photograph', room: 'page', show: crew([ana, { ...long, picture: undefined }]) }, // prettier-ignore
  { name: 'crew of six, on the line that runs through Home', room: 'page', show: crew([long, ...named(['Bo', 'Cy', 'Di', 'Ed', 'Fay'])], true) }, // prettier-ignore
  { name: 'ticket with eight words', room: 'page', show: ticket({}) },
  {
    name: 'ticket with sixty words, a photograph and a figure',
    room: 'page',
    show: ticket({
      ...{ quote: `${`${LONG}. `.repeat(5)}That is all of it.`, name: long.name, picture: ring },
      number: { value: '40 invoices', meaning: 'a month that nobody types' },
    }),
  },
  {
    name: 'ticket with a photograph, without a figure',
    room: 'page',
    show: ticket({ picture: ring }),
  },
  {
    name: 'ticket with a photograph and a figure',
    room: 'page',
    show: ticket({ picture: ring, number: { value: '11 hours', meaning: 'a week' } }),
  },
  {
    name: 'who answers',
    room: 'page',
    show: (id) => (
      <Answering
        id={id}
        heading={content.answering.heading}
        picture={ring}
        facts={[
          { name: 'On WhatsApp', value: long.name },
          {
            name: 'Hours',
            value: 'Monday to Friday, 8 a.m. to 6 p.m., Newfoundland Standard Time',
          },
        ]}
      />
    ),
  },
  {
    name: 'who answers, without a photograph',
    room: 'page',
    show: (id) => (
      <Answering
        id={id}
        heading={content.answering.heading}
        facts={[
          { name: 'Hours', value: 'Monday to Friday, 8 a.m. to 6 p.m.' },
          { name: 'Usual reply', value: 'Within an hour' },
        ]}
      />
    ),
  },
  {
    name: 'rating',
    room: 'page',
    show: () => (
      <Rating
        note="The platform is rated 4.9 out of 5 in"
        link={{ ...HERE, label: '500 reviews on a made-up site' }}
      />
    ),
  },
  {
    name: 'three results',
    room: 'page',
    show: (id) => (
      <Cases
        {...content.cases}
        id={id}
        ground="band"
        cases={[result, { ...result, client: LONG }, { ...result, client: 'A made-up tuner' }]}
      />
    ),
  },
  {
    name: 'one result without figures, which continues the section above',
    room: 'page',
    show: (id) => (
      <Cases
        {...content.cases}
        {...{ id, ground: 'tint' }}
        cases={[{ ...result, before: 'Quotes on paper', after: 'Quotes sent from the truck' }]}
      />
    ),
  },
  {
    name: 'receipt with twelve tools',
    room: 'page',
    show: (id) => (
      <Comparison
        id={id}
        heading="What separate tools cost."
        call={{ ...HERE, label: 'Schedule a call' }}
        description="A receipt for twelve made-up tools."
        receipt={{
          tools: Array.from({ length: 12 }, (_, index) => ({
            name: `The calendar of every team, ${index + 10}`,
            price: formatCents(123_450),
          })),
          sums: [
            {
              label: 'Tools compared',
              lines: ['12 logins', '12 bills', 'your evenings'],
              ...{ amount: `${formatCents(1_481_400)}+`, period: 'a month, seen January 2, 2026' },
            },
            {
              label: 'One platform',
              lines: ['one login', 'one platform bill', 'all its features'],
              ...{ amount: formatCents(9_700), period: 'a month and up' },
            },
          ],
        }}
      />
    ),
  },
  {
    name: 'status page beside the uptime goal',
    room: 'page',
    show: (id) => (
      <Ratings
        {...{ id, heading: 'Under the hood.' }}
        claims={[
          {
            ...{ name: 'Uptime goal', value: '99.9%', meaning: 'Not a guarantee.' },
            status: { ...HERE, label: 'See how it runs today' },
          },
          { name: 'Data at rest', value: 'AES-256', meaning: 'Encrypted.' },
        ]}
      />
    ),
  },
];
