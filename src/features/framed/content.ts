import { company } from '#data/company.ts';
import { legalFacts } from '#data/legal-facts.ts';
import {
  bundlesFrom,
  buildFrom,
  communityPrice,
  doneForYouFrom,
  partnershipFrom,
  PERIOD_WORDS,
  platformFrom,
  premiumFrom,
  quarterFrom,
} from '#data/prices.ts';
import { productLines } from '#data/catalog-entry.ts';
import { BUNDLE_MONTHS } from '#data/linkedin-bundles.ts';
import {
  consent,
  NEW_PRICE,
  NO_REFUND,
  purchaseClause,
  WRONG_OR_LATE,
} from '#features/offers/terms.ts';
import { unbroken } from '#lib/text.ts';
import { site } from '#site/current.ts';
import { allowAttribute, FRAME_PERMISSIONS } from '#site/embeds.ts';
import { href } from '#site/site.ts';
import type { FramePageProps } from './FramePage.tsx';

/** The pages that show one external page in full: what it is, what it offers and what it costs. */
export const content = {
  collective: {
    ground: 'signal',
    drawing: { of: 'talk' },
    kicker: company.communityName,
    line: { words: 'Talk shop\nwith other owners.' },
    text: 'Meet owners who have the same problems you do.',
    stops: [
      { name: 'Join free', note: 'Sign up on the community’s own page.' },
      { name: 'Compare notes', note: 'On systems, follow-up and growth.' },
      {
        name: 'Paid membership',
        price: `US${communityPrice} ${PERIOD_WORDS.month}`,
        note: `Optional: ask us what it adds. Paid in advance, plus taxes. It renews until you cancel by email with ${legalFacts.payment.cancellationNoticeDays} days’ notice, which usually means one more payment. ${NO_REFUND}`,
      },
    ],
    stopsLabel: 'What it is and what it costs',
    questions: 'Questions?',
    consent: {
      ...consent,
      before: 'By joining, you accept our ',
      after: '. Another company runs the community and may set cookies.',
    },
    finePrint: { lines: [WRONG_OR_LATE, NEW_PRICE], clauses: [purchaseClause] },
    end: { name: 'Community', go: 'Join Free' },
    frame: {
      url: site.env.communityUrl,
      allow: allowAttribute(site.env, FRAME_PERMISSIONS.community),
      title: `${company.communityName} community`,
      loading: 'Opening the community.',
      loaded: 'The community has loaded.',
      failed: 'The community didn’t load.',
    },
    load: 'lazy',
  },
  catalog: {
    ground: 'tint',
    drawing: { of: 'lists' },
    kicker: 'Service catalog',
    line: { words: 'You run it,\nor we do.' },
    text: 'Our main services in one place.\nPrices in US dollars.',
    stops: [
      {
        name: productLines.standard.name,
        href: href('pbsengine'),
        price: `from ${platformFrom} ${PERIOD_WORDS.month}`,
        note: `Software you run for leads, bookings, reviews and invoices. Set up for you from ${unbroken(`${doneForYouFrom} a month.`)}`,
      },
      {
        name: productLines.ai.name,
        href: href('aiAutomation'),
        price: `from ${partnershipFrom} ${PERIOD_WORDS.month}`,
        note: `We automate your repetitive work. Or we build you one custom system, from ${unbroken(`${buildFrom} one time.`)}`,
      },
      {
        name: productLines.linkedin.name,
        href: href('linkedin'),
        price: `from ${quarterFrom} a quarter, or ${bundlesFrom} once for ${BUNDLE_MONTHS}\u00a0months`,
        note: `Your profile, page and outreach, run for you. To pay by the quarter, call us; quarters renew until you cancel. Or get it with ${company.platformName} in one plan, from ${unbroken(`${premiumFrom} ${PERIOD_WORDS.month}.`)}`,
      },
    ],
    stopsLabel: 'What it lists',
    questions: 'Not sure which one fits?',
    end: { name: 'Catalog', go: 'See The Catalog' },
    frame: {
      url: `${site.env.connectOrigin}${href('catalog')}`,
      title: 'Service catalog',
      loading: 'Opening the catalog.',
      loaded: 'The catalog has loaded.',
      failed: 'The catalog didn’t load.',
    },
    load: 'eager',
  },
} satisfies Record<string, FramePageProps>;
