import { usd } from '#lib/money.ts';
import { checkFacts, type Rule } from './rules.ts';

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

/** The rules for the range of connections. */
export function connectionRules({ from, to }: typeof claims.weeklyConnections): readonly Rule[] {
  return [
    [to <= 100, 'weeklyConnections.to: the drawings have room for 100 people; write at most 100'],
    [from < to, 'weeklyConnections: the range runs from the smaller figure to the larger'],
  ];
}
checkFacts('src/data/claims.ts', connectionRules(claims.weeklyConnections));

/** "30-60+", as every page writes it. */
export const weeklyConnectionsText = `${claims.weeklyConnections.from}-${claims.weeklyConnections.to}+`;
