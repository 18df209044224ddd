import { describe, expect, test } from 'vitest';
import { company } from '#data/company.ts';
import type { AdditionalServiceId } from '#data/services.ts';
import { formatIsoDate } from '#lib/dates.ts';
import { formatMoney, times, usd } from '#lib/money.ts';
import { createLegalDocuments } from '#legal/documents.ts';
import { legalSources } from '#legal/sources.ts';
import { parseEnv } from '#site/env.ts';
import { PRODUCTION_ENV } from '#tests/production-env.ts';
import { documentText } from './document-text.ts';
import { legalFactRows } from './legal-fact-rows.ts';

const env = parseEnv(PRODUCTION_ENV);
const documents = createLegalDocuments(env);
const text = { privacy: documentText(documents.privacy), terms: documentText(documents.terms) };

test.each(legalFactRows)('%s is in the %s: %s', (_, document, words) => {
  expect(text[document]).toContain(words);
});

describe('the documents', () => {
  test.each([
    ['privacy', 'Privacy Policy', 19],
    ['terms', 'Terms of Service', 14],
  ] as const)('%s: %s in %i sections, of at least 3,000 words', (name, title, count) => {
    const document = documents[name];
    expect(document.title).toBe(title);
    expect(document.sections.map(({ number }) => number)).toEqual(
      Array.from({ length: count }, (_, index) => String(index + 1)),
    );
    expect(text[name].split(/\s+/).length).toBeGreaterThan(3000);
    expect(text[name]).toContain(`last updated on ${formatIsoDate(company.legalUpdated)}`);
  });

  test('the sections of the terms have the subjects of the specification, section 2', () => {
    const subjects = [
      /general/i,
      /definitions/i,
      /using/i,
      /platform/i,
      /data and intellectual/i,
      /service delivery/i,
      /compliance/i,
      /liability/i,
      /confidentiality/i,
      /modifications/i,
      /termination/i,
      /governing law/i,
      /contact/i,
      /acceptance/i,
    ];
    const titles = documents.terms.sections.map(({ title }) => title);
    subjects.forEach((subject, index) => expect(titles[index]).toMatch(subject));
    expect(
      documents.terms.sections[3]?.subsections.map(({ number, title }) => [number, title]),
    ).toEqual([
      ['4.1', 'Platform usage'],
      ['4.2', 'AI processing'],
      ['4.3', 'Infrastructure'],
      ['4.4', 'System ownership'],
      ['4.5', 'Continuity'],
    ]);
  });

  test('the contact block shows the support address and the website of the deployment', () => {
    const contact = text.terms.slice(text.terms.indexOf('13. Contact'), text.terms.indexOf('14. '));
    expect(contact).toContain('Support: help@acme-systems.com');
    expect(contact).toContain('Website: www.acme-systems.com');
  });

  test.each([
    ['since when they apply, which nobody has decided', /in effect since/i],
    [
      'what the company logs, trains or keeps of a payment card',
      /log access|last digits|knows these/i,
    ],
    ['the past twelve months', /twelve months before/i],
    [
      'that a checkout belongs to somebody else',
      /purchases? (?:pages? )?(?:are|is) made|purchase pages belong/i,
    ],
    ['fees beside the price of a plan that no order names', /not part of the plan price/i],
  ])('say nothing of %s', (_, claim) => {
    for (const words of Object.values(text)) expect(words).not.toMatch(claim);
  });

  test('the policy names the hosts from which pages of others come', () => {
    for (const host of ['calendar', 'forms', 'community'].map(
      (name) => `${name}.acme-vendor.com`,
    )) {
      expect(text.privacy).toContain(`| ${host} |`);
    }
    expect(text.privacy).toContain('| connect.acme-systems.com |');
  });

  test('a link to the other document is printed with its full address, and none with its own', () => {
    const links = JSON.stringify(documents.privacy);
    expect(links).toContain(
      '"printedUrl":"https://www.acme-systems.com/terms-of-service#section-4-2"',
    );
    expect(links).not.toContain('"printedUrl":"https://www.acme-systems.com/"');
  });
});

describe('a fact that changes in the data changes the text', () => {
  test('a price', () => {
    const { prices } = legalSources.legalFacts;
    const dearer = times(prices.communityPerMonth, 1.5);
    const changed = createLegalDocuments(env, {
      ...legalSources,
      legalFacts: { ...legalSources.legalFacts, prices: { ...prices, communityPerMonth: dearer } },
    });
    const costs = (amount: typeof dearer) =>
      `A paid membership costs ${formatMoney(amount)} per month.`;
    expect(documentText(changed.terms)).toContain(costs(dearer));
    expect(documentText(changed.terms)).not.toContain(costs(prices.communityPerMonth));
  });

  test('a time and a date', () => {
    const { legalFacts } = legalSources;
    const changed = createLegalDocuments(env, {
      ...legalSources,
      company: { ...company, legalUpdated: '2026-01-05' },
      legalFacts: { ...legalFacts, retention: { ...legalFacts.retention, legalYears: 2 } },
    });
    for (const document of [changed.privacy, changed.terms]) {
      expect(documentText(document)).toContain('last updated on January 5, 2026');
    }
    expect(documentText(changed.privacy)).toContain(
      'Records for legal reasons | 2 years after the end',
    );
  });

  test('a new service must get its clause', () => {
    const [service] = legalSources.additionalServices;
    if (!service) throw new Error('There are no services');
    const added = {
      ...service,
      id: 'podcast' as AdditionalServiceId,
      name: 'Podcast',
      price: usd(700),
    };
    expect(() =>
      createLegalDocuments(env, {
        ...legalSources,
        additionalServices: [...legalSources.additionalServices, added],
      }),
    ).toThrow('src/legal: no text uses {{service.podcast.price}}');
  });
});
