import { banner, type BannerFacts } from '#data/banner.ts';
import { company } from '#data/company.ts';
import { formatIsoDate } from '#lib/dates.ts';
import type { Finding } from './finding.ts';

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
  const daysUntil = (isoDate: string) => dayDifference(today, new Date(isoDate));
  const dateOf = formatIsoDate;
  const inCompany = 'Change it in src/data/company.ts';
  /** A line; with a `fix`, it is a warning. */
  const line = (subject: string, says: string, fix?: string): Finding => ({
    area: 'Dates',
    subject,
    says,
    ...(fix ? { verdict: 'warning', fix } : { verdict: 'good' }),
  });
  const beginning = (subject: string, isoDate: string, words: string) =>
    daysUntil(isoDate) > 0
      ? line(
          subject,
          `${words} ${dateOf(isoDate)}, which is in the future`,
          `${inCompany}, or publish on that day.`,
        )
      : line(subject, `${words} ${dateOf(isoDate)}`);

  const ending = () => {
    const subject = 'linkedinPricesValidUntil';
    const days = daysUntil(linkedinPricesValidUntil);
    const until = (verb: string) =>
      `the prices of LinkedIn management ${verb} valid until ${dateOf(linkedinPricesValidUntil)}`;
    const fix = `${inCompany}, once the prices of LinkedIn management are confirmed.`;
    if (days < 0)
      return line(subject, `${until('were')}; search engines read that they have ended`, fix);
    return days > NOTICE_DAYS
      ? line(subject, until('are'))
      : line(subject, `${until('are')}, in ${days} days`, fix);
  };
  const ofBanner = ({ text, from, until }: BannerFacts) => {
    const about = (when: string, fix?: string) => line('banner', `“${text}” ${when}`, fix);
    const days = daysUntil(until);
    if (daysUntil(from) > 0)
      return about(`begins on ${dateOf(from)}, and no page shows it yet`, 'Publish on that day.');
    if (days < 0)
      return about(
        `ended on ${dateOf(until)}; what was published before still shows it`,
        'Set it to null in src/data/banner.ts, and publish.',
      );
    const shown = `is on the pages until ${dateOf(until)}`;
    return about(shown, days > NOTICE_DAYS ? undefined : 'Publish once more after that day.');
  };
  const footer = `every footer says © ${copyrightYear}`;
  const year = today.getUTCFullYear();
  return [
    beginning('offersValidFrom', offersValidFrom, 'offers are valid from'),
    ending(),
    copyrightYear === year
      ? line('copyrightYear', footer)
      : line('copyrightYear', `${footer}, and today is ${year}`, `${inCompany}.`),
    beginning('legalUpdated', legalUpdated, 'the legal texts were updated on'),
    ...(announced ? [ofBanner(announced)] : []),
  ];
}
