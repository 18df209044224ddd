import { banner, type BannerFacts } from '#data/banner.ts';
import { company } from '#data/company.ts';
import { formatIsoDate } from '#lib/dates.ts';
import type { Finding, Outcome } from './finding.ts';

const AREA = 'Dates';
/** How long before its last day a date gets a warning. */
const NOTICE_DAYS = 60;
const DAY_MS = 86_400_000;

/** Whole days from one day to another, negative if the other is earlier; the time of day does not count. */
export function dayDifference(from: Date, to: Date): number {
  const day = (date: Date) => Math.floor(date.getTime() / DAY_MS);
  return day(to) - day(from);
}

/** What the site's own dates say on `today`. The doctor prints all of it, the build only what is not good. */
export function checkDates(
  today: Date,
  { offersValidFrom, linkedinPricesValidUntil, copyrightYear, legalUpdated } = company,
  announced: BannerFacts | null = banner,
): Finding[] {
  const finding = (subject: string, outcome: Outcome): Finding => ({
    area: AREA,
    subject,
    ...outcome,
  });
  return [
    finding('offersValidFrom', beginning(today, offersValidFrom, 'offers are valid from')),
    finding('linkedinPricesValidUntil', ending(today, linkedinPricesValidUntil)),
    finding('copyrightYear', year(today, copyrightYear)),
    finding('legalUpdated', beginning(today, legalUpdated, 'the legal texts were updated on')),
    ...(announced ? [finding('banner', ofBanner(today, announced))] : []),
  ];
}

function ofBanner(today: Date, { text, from, until }: BannerFacts): Outcome {
  const says = (when: string) => `“${text}” ${when}`;
  if (dayDifference(today, new Date(from)) > 0)
    return {
      verdict: 'warning',
      says: says(`begins on ${formatIsoDate(from)}, and no page shows it yet`),
      fix: 'Publish on that day.',
    };
  const days = dayDifference(today, new Date(until));
  if (days < 0)
    return {
      verdict: 'warning',
      says: says(`ended on ${formatIsoDate(until)}; what was published before still shows it`),
      fix: 'Set it to null in src/data/banner.ts, and publish.',
    };
  const shown = says(`is on the pages until ${formatIsoDate(until)}`);
  return days > NOTICE_DAYS
    ? { verdict: 'good', says: shown }
    : { verdict: 'warning', says: shown, fix: 'Publish once more after that day.' };
}

const IN_COMPANY = 'Change it in src/data/company.ts';

function beginning(today: Date, isoDate: string, words: string): Outcome {
  const isAhead = dayDifference(today, new Date(isoDate)) > 0;
  const says = `${words} ${formatIsoDate(isoDate)}${isAhead ? ', a day that has not come' : ''}`;
  return isAhead
    ? { verdict: 'warning', says, fix: `${IN_COMPANY}, or publish on that day.` }
    : { verdict: 'good', says };
}

function ending(today: Date, isoDate: string): Outcome {
  const days = dayDifference(today, new Date(isoDate));
  const date = formatIsoDate(isoDate);
  const fix = `${IN_COMPANY}, once the prices of LinkedIn management are confirmed.`;
  if (days < 0)
    return {
      verdict: 'warning',
      says: `the prices of LinkedIn management were valid until ${date}; search engines read that they have ended`,
      fix,
    };
  const says = `the prices of LinkedIn management are valid until ${date}`;
  if (days > NOTICE_DAYS) return { verdict: 'good', says };
  return { verdict: 'warning', says: `${says}, in ${days} days`, fix };
}

function year(today: Date, copyrightYear: number): Outcome {
  const says = `every footer says © ${copyrightYear}`;
  return copyrightYear === today.getUTCFullYear()
    ? { verdict: 'good', says }
    : {
        verdict: 'warning',
        says: `${says}, and today is ${today.getUTCFullYear()}`,
        fix: `${IN_COMPANY}.`,
      };
}
