import { banner, type BannerFacts } from '#data/banner.ts';
import { company } from '#data/company.ts';
import { formatIsoDate } from '#lib/dates.ts';
import { good, warning, type ReportLine } from './report.ts';

/** How long before its last day a date gets a warning. */
const NOTICE_DAYS = 60;
const DAY_MS = 86_400_000;
const IN_COMPANY = 'Change it in src/data/company.ts';

/** Whole days from one day to another, negative if the other is earlier; the time of day does not count. */
export function dayDifference(from: Date, to: Date): number {
  const day = (date: Date) => Math.floor(date.getTime() / DAY_MS);
  return day(to) - day(from);
}

/** What the site's own dates say on `today`. The doctor prints all of it, the build only what is not good. */
export function checkDates(
  today: Date,
  facts = company,
  announced: BannerFacts | null = banner,
): ReportLine[] {
  const daysUntil = (isoDate: string) => dayDifference(today, new Date(isoDate));
  /** A line; with a `fix`, it is a warning. */
  const line = (subject: string, message: string, fix?: string): ReportLine => ({
    area: 'Dates',
    subject,
    ...(fix ? warning(message, fix) : good(message)),
  });

  const start = (subject: 'offersValidFrom' | 'legalUpdated', event: string) => {
    const message = `${event} ${formatIsoDate(facts[subject])}`;
    if (daysUntil(facts[subject]) <= 0) return line(subject, message);
    const fix = `${IN_COMPANY}, or publish on that day.`;
    return line(subject, `${message}, which is in the future`, fix);
  };

  const endOfPrices = () => {
    const { linkedinPricesValidUntil: until } = facts;
    const days = daysUntil(until);
    const verb = days < 0 ? 'were' : 'are';
    const message = `the prices of LinkedIn management ${verb} valid until ${formatIsoDate(until)}`;
    if (days > NOTICE_DAYS) return line('linkedinPricesValidUntil', message);
    const rest = days < 0 ? '; search engines read that they have ended' : `, in ${days} days`;
    const fix = `${IN_COMPANY}, once the prices of LinkedIn management are confirmed.`;
    return line('linkedinPricesValidUntil', message + rest, fix);
  };

  const year = () => {
    const message = `every footer says © ${facts.copyrightYear}`;
    const now = today.getUTCFullYear();
    if (facts.copyrightYear === now) return line('copyrightYear', message);
    return line('copyrightYear', `${message}, and today is ${now}`, `${IN_COMPANY}.`);
  };

  const bannerDates = ({ text, from, until }: BannerFacts) => {
    const about = (message: string, fix?: string) => line('banner', `“${text}” ${message}`, fix);
    if (daysUntil(from) > 0) {
      const message = `begins on ${formatIsoDate(from)}, and no page shows it yet`;
      return about(message, 'Publish on that day.');
    }
    const date = formatIsoDate(until);
    if (daysUntil(until) < 0) {
      const fix = 'Set it to null in src/data/banner.ts, and publish.';
      return about(`ended on ${date}; what was published before still shows it`, fix);
    }
    const fix = daysUntil(until) > NOTICE_DAYS ? undefined : 'Publish once more after that day.';
    return about(`is on the pages until ${date}`, fix);
  };

  return [
    start('offersValidFrom', 'offers are valid from'),
    endOfPrices(),
    year(),
    start('legalUpdated', 'the legal texts were updated on'),
    ...(announced ? [bannerDates(announced)] : []),
  ];
}
