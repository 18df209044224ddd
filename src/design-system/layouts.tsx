import { formatCents } from '#lib/money.ts';
import { Container } from '#ui/Container.tsx';
import { type DataColumn, type DataRow, DataTable } from '#ui/DataTable.tsx';
import { Hero, HeroHeading } from '#ui/Hero.tsx';
import { Icon } from '#ui/Icon.tsx';
import { OfferCard, OfferRow, type OfferTerms } from '#ui/OfferCard.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Price } from '#ui/Price.tsx';
import { type Ground, Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Split, type SplitRatio } from '#ui/Split.tsx';
import { StationLine, Stop } from '#ui/StationLine.tsx';
import { TickList } from '#ui/TickList.tsx';
import {
  EVERY_CONTEXT,
  type Example,
  type Components,
  HERE,
  LONG,
  QUIET_CONTEXTS,
} from './example.ts';

const columns: readonly DataColumn[] = [
  { head: 'Company' },
  { head: 'Calls a month', isFigures: true },
  { head: 'Calls a year', isFigures: true },
];
const rows: readonly DataRow[] = [
  { id: 'small', head: 'Small', cells: ['9', '90'] },
  { id: 'large', head: 'Large', cells: ['111', '1110'] },
];
const withNotes = {
  columns: [
    { head: 'Company' },
    { head: 'Setup', note: 'done once' },
    { head: 'What it includes' },
  ],
  rows: [
    { id: 'small', head: 'Small', note: LONG, cells: ['99 hours', LONG] },
    { id: 'large', head: 'Large', cells: ['999 hours', `${LONG}. ${LONG}.`] },
    { id: 'huge', head: 'Huge', cells: ['9 hours', LONG] },
  ],
};
const phone = { ...HERE, label: 'Or call' };
const actions = {
  primaryAction: { ...HERE, label: 'Do this' },
  secondaryAction: { ...HERE, label: 'Read on' },
};
const terms: OfferTerms = {
  price: <Price amount={formatCents(25_000)} after=" per month" />,
  action: { ...HERE, label: 'Select' },
};
const GROUNDS: readonly Ground[] = ['page', 'tint', 'band', 'signal'];
const RATIOS: readonly SplitRatio[] = ['1-1', '4-8', '5-7', '7-4', '8-4'];
const stops = ['You ask', 'We answer', LONG].map((words) => <Stop key={words}>{words}</Stop>);

export const layouts: Components = {
  Container: [
    { name: 'keeps the gutters', room: 'page', show: () => <Container>{LONG}</Container> },
  ],
  DataTable: [
    {
      name: 'plain',
      contexts: QUIET_CONTEXTS,
      show: () => <DataTable caption="Companies" columns={columns} rows={rows} />,
    },
    {
      name: 'with a caption, notes and an emphasized row',
      room: 'page',
      show: () => (
        <DataTable
          caption="Companies"
          isCaptionShown
          {...withNotes}
          stackBelow="64rem"
          size="note"
        />
      ),
    },
    {
      name: 'stacked below 48rem, labels beside the figures',
      room: 'page',
      show: () => (
        <DataTable
          caption="Companies"
          columns={columns}
          rows={rows}
          stackBelow="48rem"
          labels="beside"
          headSize="title"
        />
      ),
    },
  ],
  Hero: [
    ...(['beside', 'below'] as const).map((layout): Example => ({
      name: `lead ${layout}`,
      contexts: layout === 'beside' ? ['page', 'band'] : ['page', 'tint'],
      room: 'page',
      show: () => (
        <Hero
          heading={['One sentence.', 'Another one.']}
          lead={LONG}
          layout={layout}
          phone={phone}
          {...actions}
        >
          <Icon name="star" />
        </Hero>
      ),
    })),
    {
      name: 'its heading alone',
      room: 'page',
      show: () => <HeroHeading>One sentence</HeroHeading>,
    },
  ],
  OfferCard: [
    {
      name: 'in a row',
      contexts: ['page', 'tint', 'band'],
      room: 'page',
      show: () => (
        <OfferRow>
          <OfferCard
            name="One"
            text={LONG}
            terms={{ ...terms, remark: 'Or by the year.' }}
            features={<TickList items={['Reviews']} />}
            note="More next to it."
          />
          <OfferCard
            name="Two"
            isEmphasized
            flag="Most chosen"
            terms={terms}
            features={<TickList items={['Reviews', 'Scheduling', 'Reports']} />}
            note="And more."
          />
        </OfferRow>
      ),
    },
    {
      name: 'dense',
      room: 'phone',
      show: () => (
        <OfferCard phone="columns" name="One" text={LONG} terms={terms} features={LONG} />
      ),
    },
  ],
  Panel: [
    {
      name: 'with a label',
      contexts: QUIET_CONTEXTS,
      show: () => (
        <Panel title="Calendar" lane={3} label="Example">
          What is in it
        </Panel>
      ),
    },
    {
      name: 'long',
      room: 'phone',
      show: () => (
        <Panel title={LONG} lane={7}>
          {LONG}
        </Panel>
      ),
    },
  ],
  Section: GROUNDS.map((ground) => ({
    name: ground,
    room: 'page',
    show: () => <Section ground={ground}>{LONG}</Section>,
  })),
  SectionHead: [
    {
      name: 'with a lead',
      contexts: ['page', 'tint', 'band'],
      room: 'page',
      show: (id) => <SectionHead id={id} heading={'A heading in\ntwo lines'} lead={`${LONG}.`} />,
    },
    {
      name: 'alone',
      room: 'page',
      show: (id) => <SectionHead id={id} heading="A heading" />,
    },
  ],
  Split: RATIOS.map((ratio): Example => ({
    name: ratio.replace('-', ' to '),
    room: 'page',
    show: () => (
      <Split ratio={ratio} align="end">
        <p>{`${LONG}. ${LONG}.`}</p>
        <p>{LONG}</p>
      </Split>
    ),
  })),
  StationLine: [
    { name: 'down', contexts: EVERY_CONTEXT, show: () => <StationLine>{stops}</StationLine> },
    {
      name: 'down, small',
      room: 'phone',
      show: () => <StationLine size="small">{stops}</StationLine>,
    },
    {
      name: 'across from 48rem, over the left edge',
      room: 'page',
      show: () => (
        <StationLine turnAt="48rem" bleed="start">
          {stops}
        </StationLine>
      ),
    },
    {
      name: 'across from 64rem, drawn by scrolling, with a marked stop',
      room: 'page',
      show: () => (
        <StationLine turnAt="64rem" isDrawnByScroll>
          {stops}
          <Stop isMarked>Done</Stop>
        </StationLine>
      ),
    },
    {
      name: 'in rows of three from 64rem',
      room: 'page',
      show: () => (
        <StationLine columns={3}>
          {stops}
          <Stop>Done</Stop>
        </StationLine>
      ),
    },
  ],
};
