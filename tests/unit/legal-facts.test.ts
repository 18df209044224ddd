import { expect, test } from 'vitest';
import type { AdditionalServiceId } from '#data/services.ts';
import { usd } from '#lib/money.ts';
import { createLegalDocuments } from '#features/legal/documents.ts';
import { legalSources } from '#features/legal/sources.ts';
import { parseEnv } from '#site/env.ts';
import { PRODUCTION_ENV } from '#tests/production-env.ts';

const env = parseEnv(PRODUCTION_ENV);
const isMoney = (value: unknown) =>
  typeof value === 'object' && value !== null && 'minorUnits' in value;

test('every figure of the legal facts is in the text', () => {
  const figures: number[] = [];
  /** A copy in which every figure is another. */
  function withFigures(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(withFigures);
    if (typeof value !== 'number' && !isMoney(value))
      return Object.fromEntries(
        Object.entries(value as object).map(([key, inner]) => [key, withFigures(inner)]),
      );
    const figure = 7001 + figures.length;
    figures.push(figure);
    return isMoney(value) ? usd(figure) : figure;
  }
  const legalFacts = withFigures(legalSources.legalFacts) as typeof legalSources.legalFacts;
  const documents = createLegalDocuments(env, { ...legalSources, legalFacts });
  const text = JSON.stringify(documents).replaceAll(/(?<=\d),(?=\d)/g, '');
  expect(figures.length).toBeGreaterThan(20);
  expect(figures.filter((figure) => !text.includes(String(figure)))).toEqual([]);
});

test('the privacy policy names the host of reports, and speaks of none without one', () => {
  const privacyOf = (from: typeof env) => JSON.stringify(createLegalDocuments(from).privacy);
  const reportingUrl = 'https://reports.acme-vendor.com/p';
  expect(privacyOf({ ...env, reportingUrl })).toContain('send a report to reports.acme-vendor.com');
  expect(privacyOf(env)).not.toContain('send a report');
});

test('a new service must get its clause', () => {
  const [service, ...others] = legalSources.additionalServices;
  if (!service) throw new Error('There are no services');
  const added = { ...service, id: 'podcast' as AdditionalServiceId };
  const sources = { ...legalSources, additionalServices: [service, ...others, added] };
  expect(() => createLegalDocuments(env, sources)).toThrow(
    'src/features/legal: no text uses {{service.podcast.price}}',
  );
});
