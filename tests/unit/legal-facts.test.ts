import { describe, expect, test } from 'vitest';
import { company } from '#data/company.ts';
import type { AdditionalServiceId } from '#data/services.ts';
import { formatIsoDate } from '#lib/dates.ts';
import { usd } from '#lib/money.ts';
import { createLegalDocuments } from '#legal/documents.ts';
import { legalSources } from '#legal/sources.ts';
import { parseEnv } from '#site/env.ts';
import { PRODUCTION_ENV } from '#tests/production-env.ts';
import { documentText } from './document-text.ts';
import { legalSentences } from './legal-sentences.ts';

const env = parseEnv(PRODUCTION_ENV);
const documents = createLegalDocuments(env);
const text = { privacy: documentText(documents.privacy), terms: documentText(documents.terms) };

describe.each([
  ['privacy', 'Privacy Policy', 19],
  ['terms', 'Terms of Service', 14],
] as const)('%s', (name, title, count) => {
  test('says everything that the specification requires', () => {
    expect(legalSentences[name].length).toBeGreaterThan(15);
    expect(legalSentences[name].filter((sentence) => !text[name].includes(sentence))).toEqual([]);
  });

  test(`is the ${title}, in ${count} sections, of at least 3,000 words`, () => {
    const document = documents[name];
    expect([document.title, document.sections.length]).toEqual([title, count]);
    expect(text[name].split(/\s+/).length).toBeGreaterThan(3000);
    expect(text[name]).toContain(`last updated on ${formatIsoDate(company.legalUpdated)}`);
  });

  test.each([
    ['since when it applies, which nobody has decided', /in effect since/i],
    ['what is logged, trained or kept of a card', /log access|last digits|knows these/i],
    ['the past twelve months', /twelve months before/i],
    [
      'that a checkout belongs to somebody else',
      /purchases? (?:pages? )?(?:are|is) made|purchase pages belong/i,
    ],
    ['fees beside the price of a plan that no order names', /not part of the plan price/i],
  ])('says nothing of %s', (_, claim) => {
    expect(text[name]).not.toMatch(claim);
  });
});

test('the sections of the terms have the subjects of the specification, section 2', () => {
  const { sections } = documents.terms;
  expect(sections.map(({ title }) => title).join('\n')).toMatch(
    /^.*general.*\n.*definitions.*\n.*using.*\n.*platform.*\n.*data and intellectual.*\n.*service delivery.*\n.*compliance.*\n.*liability.*\n.*confidentiality.*\n.*modifications.*\n.*termination.*\n.*governing law.*\n.*contact.*\n.*acceptance.*$/i,
  );
  expect(sections[3]?.subsections.map(({ number, title }) => `${number} ${title}`)).toEqual([
    '4.1 Platform usage',
    '4.2 AI processing',
    '4.3 Infrastructure',
    '4.4 System ownership',
    '4.5 Continuity',
  ]);
});

test('addresses are those of the deployment', () => {
  const contact = text.terms.slice(text.terms.indexOf('13. Contact'), text.terms.indexOf('14. '));
  expect(contact).toContain('Support: help@acme-systems.com');
  expect(contact).toContain('Website: www.acme-systems.com');
  for (const host of ['calendar', 'forms', 'community'])
    expect(text.privacy).toContain(`| ${host}.acme-vendor.com |`);
  expect(text.privacy).toContain('| connect.acme-systems.com |');
});

test('a link to the other document is printed with its full address, and none with its own', () => {
  const links = JSON.stringify(documents.privacy);
  const origin = 'https://www.acme-systems.com';
  expect(links).toContain(`"printedUrl":"${origin}/terms-of-service#section-4-2"`);
  expect(links).not.toContain(`"printedUrl":"${origin}/"`);
});

test('a fact that changes in the data changes the text', () => {
  const { legalFacts } = legalSources;
  const changed = createLegalDocuments(env, {
    ...legalSources,
    company: { ...company, legalUpdated: '2026-01-05' },
    legalFacts: {
      ...legalFacts,
      prices: { ...legalFacts.prices, communityPerMonth: usd(1234) },
      retention: { ...legalFacts.retention, legalYears: 2 },
    },
  });
  expect(documentText(changed.terms)).toContain('A paid membership costs $1,234 per month.');
  for (const words of ['last updated on January 5, 2026', 'legal reasons | 2 years after the end'])
    expect(documentText(changed.privacy)).toContain(words);
});

test('a new service must get its clause', () => {
  const [service, ...others] = legalSources.additionalServices;
  if (!service) throw new Error('There are no services');
  const added = { ...service, id: 'podcast' as AdditionalServiceId };
  const sources = { ...legalSources, additionalServices: [service, ...others, added] };
  expect(() => createLegalDocuments(env, sources)).toThrow(
    'src/legal: no text uses {{service.podcast.price}}',
  );
});
