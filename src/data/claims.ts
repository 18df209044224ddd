import * as z from 'zod';
import { usd } from '#lib/money.ts';
import { checkFacts, percent, price, shapeRules, whole, words, type Rule } from './rules.ts';

/** The claims of the business (specification, section 9). */
export const claims = {
  uptimePercent: 99.9,
  encryptionAtRest: 'AES-256',
  encryptionInTransit: 'TLS 1.3',
  breachNoticeHours: 72,
  /** The cost per month that the business found for separate tools; shown with a plus sign. */
  separateToolsMonthlyCost: usd(2259),
  /** LinkedIn connections or leads a week: from the first figure to the second, or more. */
  weeklyConnections: { from: 30, to: 60 },
};

const schema = z.strictObject({
  uptimePercent: percent,
  encryptionAtRest: words,
  encryptionInTransit: words,
  breachNoticeHours: whole(),
  separateToolsMonthlyCost: price,
  weeklyConnections: z.strictObject({ from: whole(), to: whole() }),
});

/** The rules for the claims. */
export function claimRules(facts: typeof claims): readonly Rule[] {
  const misshapen = shapeRules(schema, facts);
  if (misshapen.length > 0) return misshapen;
  const { from, to } = facts.weeklyConnections;
  return [
    [to <= 100, 'weeklyConnections.to: the drawings have room for 100 people; write at most 100'],
    [from < to, 'weeklyConnections: the range runs from the smaller figure to the larger'],
  ];
}
checkFacts('src/data/claims.ts', claimRules(claims));

/** "30–60+", as every page writes it. */
export const weeklyConnectionsText = `${claims.weeklyConnections.from}–${claims.weeklyConnections.to}+`;
