import { banner, type BannerFacts } from '#data/banner.ts';
import { accessibilityChecked, company } from '#data/company.ts';
import { formatIsoDate } from '#lib/format.ts';
import { good, warning, type ReportLine } from './report.ts';

/** How long before its last day a date gets a warning. */
const NOTICE_DAYS = 60;
const YEAR_DAYS = 366;
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
  { offersValidFrom, legalUpdated, checkedOn, linkedinPricesValidUntil, copyrightYear } = {
    ...company,
    checkedOn: accessibilityChecked,
  },
  announced: BannerFacts | null = banner,
): ReportLine[] {
  const daysUntil = (isoDate: string) => dayDifference(today, new Date(isoDate));

  const checkStart = (message: string, isoDate: string) =>
    daysUntil(isoDate) > 0
      ? warning(
          `${message} ${formatIsoDate(isoDate)}, which is in the future`,
          `${IN_COMPANY}, or publish on that day.`,
        )
      : good(`${message} ${formatIsoDate(isoDate)}`);

  const checkPrices = () => {
    const days = daysUntil(linkedinPricesValidUntil);
    const verb = days < 0 ? 'were' : 'are';
    const message = `the prices of LinkedIn management ${verb} valid until ${formatIsoDate(linkedinPricesValidUntil)}`;
    if (days > NOTICE_DAYS) return good(message);
    const rest = days < 0 ? '; search engines read that they have ended' : `, in ${days} days`;
    const fix = `${IN_COMPANY}, once the prices of LinkedIn management are confirmed.`;
    return warning(message + rest, fix);
  };

  const checkYear = () => {
    const message = `every footer says © ${copyrightYear}`;
    const year = today.getUTCFullYear();
    if (copyrightYear === year) return good(message);
    return warning(`${message}, and today is ${year}`, `${IN_COMPANY}.`);
  };

  const checkAccessibility = () => {
    const message = `the accessibility statement says it was last checked ${formatIsoDate(checkedOn)}`;
    if (daysUntil(checkedOn) >= -YEAR_DAYS) return good(message);
    const fix = 'Follow docs/accessibility.md, "The statement and the report".';
    return warning(`${message}, more than a year ago`, fix);
  };

  const checkBanner = ({ text, from, until }: BannerFacts) => {
    if (daysUntil(from) > 0)
      return warning(
        `“${text}” begins on ${formatIsoDate(from)}, and no page shows it yet`,
        'Publish on that day.',
      );
    if (daysUntil(until) < 0)
      return warning(
        `“${text}” ended on ${formatIsoDate(until)}; what was published before still shows it`,
        'Set it to null in src/data/banner.ts, and publish.',
      );
    const message = `“${text}” is on the pages until ${formatIsoDate(until)}`;
    return daysUntil(until) > NOTICE_DAYS
      ? good(message)
      : warning(message, 'Publish once more after that day.');
  };

  const findings = {
    offersValidFrom: checkStart('offers are valid from', offersValidFrom),
    linkedinPricesValidUntil: checkPrices(),
    copyrightYear: checkYear(),
    legalUpdated: checkStart('the legal texts were updated on', legalUpdated),
    checkedOn: checkAccessibility(),
    ...(announced && { banner: checkBanner(announced) }),
  };
  return Object.entries(findings).map(([subject, finding]) => ({
    area: 'Dates',
    subject,
    ...finding,
  }));
}
