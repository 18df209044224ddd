import { banner, type BannerFacts } from '#data/banner.ts';
import { accessibilityChecked, company } from '#data/company.ts';
import { formatIsoDate } from '#lib/format.ts';
import { good, warning, type ReportLine } from './report.ts';

/** How many days before a date passes the doctor warns. */
const NOTICE_DAYS = 60;
const YEAR_DAYS = 366;
const DAY_MS = 86_400_000;
const IN_COMPANY = 'Change it in src/data/company.ts';

/** Whole days from one day to another, negative if the other is earlier; the time of day does not count. */
export function dayDifference(from: Date, to: Date): number {
  const day = (date: Date) => Math.floor(date.getTime() / DAY_MS);
  return day(to) - day(from);
}

/** The finding about a date: `message` alone if it is in order, otherwise followed by `wrong`, with the fix. */
const check = (isInOrder: boolean, message: string, wrong: string, fix: string) =>
  isInOrder ? good(message) : warning(message + wrong, fix);

/** Findings about the site's own dates on `today`. The doctor prints all, the build only those that need action. */
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
    check(
      daysUntil(isoDate) <= 0,
      `${message} ${formatIsoDate(isoDate)}`,
      ', which is in the future',
      `${IN_COMPANY}, or publish on that day.`,
    );

  const checkBanner = ({ text, from, until }: BannerFacts) => {
    const end = formatIsoDate(until);
    if (daysUntil(from) > 0)
      return warning(
        `“${text}” begins on ${formatIsoDate(from)}, and no page shows it yet`,
        'Publish on that day.',
      );
    if (daysUntil(until) < 0)
      return warning(
        `“${text}” ended on ${end}; what was published before still shows it`,
        'Set it to null in src/data/banner.ts, and publish.',
      );
    const message = `“${text}” is on the pages until ${end}`;
    return check(daysUntil(until) > NOTICE_DAYS, message, '', 'Publish once more after that day.');
  };

  const daysOfPrices = daysUntil(linkedinPricesValidUntil);
  const havePricesEnded = daysOfPrices < 0;
  const findings = {
    offersValidFrom: checkStart('offers are valid from', offersValidFrom),
    linkedinPricesValidUntil: check(
      daysOfPrices > NOTICE_DAYS,
      `the prices of LinkedIn management ${havePricesEnded ? 'were' : 'are'} valid until ${formatIsoDate(linkedinPricesValidUntil)}`,
      havePricesEnded ? '; search engines read that they have ended' : `, in ${daysOfPrices} days`,
      `${IN_COMPANY}, once the prices of LinkedIn management are confirmed.`,
    ),
    copyrightYear: check(
      copyrightYear === today.getUTCFullYear(),
      `every footer says © ${copyrightYear}`,
      `, and today is ${today.getUTCFullYear()}`,
      `${IN_COMPANY}.`,
    ),
    legalUpdated: checkStart('the legal texts were updated on', legalUpdated),
    checkedOn: check(
      daysUntil(checkedOn) >= -YEAR_DAYS,
      `the accessibility statement says it was last checked ${formatIsoDate(checkedOn)}`,
      ', more than a year ago',
      'Follow docs/accessibility.md, "The statement and the report".',
    ),
    ...(announced && { banner: checkBanner(announced) }),
  };
  return Object.entries(findings).map(([subject, finding]) => ({
    area: 'Dates',
    subject,
    ...finding,
  }));
}
