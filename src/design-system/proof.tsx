import { LONG, type Examples } from './example.ts';
import { Answering } from '#features/proof/Answering.tsx';
import { Cases } from '#features/proof/Cases.tsx';
import { content } from '#features/proof/content.ts';
import { Crew, type CrewProps } from '#features/proof/Crew.tsx';
import type { Picture } from '#features/proof/Photograph.tsx';
import { ServiceTicket } from '#features/proof/ServiceTicket.tsx';

/** A drawn stand-in for a photograph. */
const drawn = (width: number, height: number): Picture => {
  const file = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="teal"/><circle cx="4" cy="3" r="1.5" fill="tan"/><path d="M1 8q0-4 3-4t3 4" fill="navy"/></svg>`)}`;
  const files = { avif: file, webp: file };
  return { alt: 'A made-up person', width, height, phone: files, wide: files };
};
const ring = drawn(192, 192);

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
    quote="They text back before I’ve climbed down."
    {...changes}
  />
);
const result = {
  client: 'A made-up plumber in Lewes',
  before: '14 missed calls a week',
  after: '1 missed call a week',
  measured: 'phone bills of two quarters',
};

/** The places that the owner fills, partly, well and overfull; an empty one is nothing at all. */
export const proof: Examples = [
  { name: 'crew of one', room: 'page', show: crew([ana]) },
  { name: 'crew of two, one without a photograph', room: 'page', show: crew([ana, { ...long, picture: undefined }]) }, // prettier-ignore
  { name: 'crew of six, on the line that runs through Home', room: 'page', show: crew([long, ...named(['Bo', 'Cy', 'Di', 'Ed', 'Fay'])], true) }, // prettier-ignore
  { name: 'ticket with eight words', room: 'page', show: ticket({}) },
  {
    name: 'ticket with sixty words, a photograph and a figure',
    room: 'page',
    show: ticket({
      ...{ quote: `${`${LONG}. `.repeat(5)}Everything.`, name: long.name, picture: ring },
      number: { value: '40 invoices', meaning: 'a month that nobody types' },
    }),
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
        picture={drawn(480, 600)}
        facts={[
          { name: 'On WhatsApp', value: long.name },
          { name: 'Hours', value: 'Monday to Friday, 8 a.m. to 6 p.m.' },
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
    name: 'results',
    room: 'page',
    show: (id) => (
      <Cases {...content.cases} id={id} cases={[result, { ...result, client: LONG }]} />
    ),
  },
];
