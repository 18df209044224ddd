import { PAGES, type Proof } from '#data/proof-schema.ts';
import { formatIsoDate } from '#lib/format.ts';
import { joinList } from '#lib/text.ts';
import { dayDifference } from './dates.ts';
import { warning, type ReportLine } from './report.ts';

/** After this, a customer is asked again. */
const CONSENT_DAYS = 730;
const area = 'What only the owner can add (src/data/proof.ts)';

/** Every entry and where the site shows it, the most valuable to a buyer first. */
const WORTH: readonly [keyof Proof, string][] = [
  ['voices', 'what a customer says, on Home, PBSEngine Premium, AI and LinkedIn'],
  ['crew', 'who works here, on Home'],
  ['call', 'how long the free call is, and with whom, beside its button and in its dialog'],
  ['premium', 'setup, accounts and automation of each premium plan, on its card and order page'],
  ['automation', 'what base, advanced and premium automation are, under the plans'],
  ['communication', 'what the communication packages hold, on the LinkedIn and premium cards'],
  ['answering', 'who answers on WhatsApp and when, on /pbsengine and in every footer'],
  ['tools', 'the tools that cost more, with prices, on the receipt'],
  ['cases', 'what changed for a customer, as a board'],
  ['sheet', 'a real sheet of an assessment, on the AI page instead of the example'],
  ['integrations', 'what the platform works with, in the questions and answers and on /pbsengine'],
  ['orderToLive', 'how long it takes to go live, in the four steps'],
  ['postalAddress', 'where letters reach you, in the footer, policy and terms'],
  ['reviews', 'where the reviews are; until then visitors see no rating'],
  ['statusPage', 'a status page beside the uptime goal'],
];

/** The entries that consist of parts: all parts, and a function that lists those that are filled in. */
const PARTS: Partial<
  Record<keyof Proof, [whole: readonly string[], filled: (proof: Proof) => string[]]>
> = {
  voices: [PAGES, ({ voices }) => voices.map(({ page }) => page)],
  automation: [['base', 'advanced', 'premium'], ({ automation }) => Object.keys(automation)],
  communication: [['1', '2', '3'], ({ communication }) => Object.keys(communication)],
  reviews: [['platform', 'linkedin'], ({ reviews }) => Object.keys(reviews)],
};

const isEmpty = (value: Proof[keyof Proof]) => value === null || Object.keys(value).length === 0;

/** What an entry still lacks: everything, or some of its parts. */
function missingOf(proof: Proof, name: keyof Proof): string | undefined {
  if (isEmpty(proof[name])) return 'empty';
  const [whole = [], filled] = PARTS[name] ?? [];
  const missing = whole.filter((part) => !filled?.(proof).includes(part));
  return missing.length > 0 ? `empty for ${joinList(missing)}` : undefined;
}

/** What is still empty, the most valuable first, and consents that are older than two years on `today`. */
export function checkProof(proof: Proof, today: Date): ReportLine[] {
  const empty = WORTH.flatMap(([subject, what]) => {
    const missing = missingOf(proof, subject);
    return missing
      ? [{ area, subject, severity: 'open' as const, message: `${missing}: ${what}` }]
      : [];
  });
  const listed = (['voices', 'cases'] as const).flatMap((list) =>
    proof[list].map(({ consent }, index) => ({ subject: `${list}[${index}]`, consent })),
  );
  const sheet = proof.sheet ? [{ subject: 'sheet', consent: proof.sheet.consent }] : [];
  const old = [...listed, ...sheet]
    .filter(({ consent }) => dayDifference(new Date(consent), today) > CONSENT_DAYS)
    .map(({ subject, consent }) => ({
      ...{ area, subject },
      ...warning(
        `the consent is of ${formatIsoDate(consent)}, more than two years ago`,
        'Ask again with docs/consent-form.md, and write the new day; or take it out.',
      ),
    }));
  return [...old, ...empty];
}
