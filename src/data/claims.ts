import * as z from 'zod';
import { usd } from '#lib/money.ts';
import { parseOrExplain } from '#lib/parse-or-explain.ts';
import { moneySchema, textSchema } from './schemas.ts';

export const claimsSchema = z.strictObject({
  uptimePercent: z.number().positive().max(100, 'uptime is a percentage'),
  encryptionAtRest: textSchema,
  encryptionInTransit: textSchema,
  breachNoticeHours: z.int().positive(),
  /** What separate tools were found to cost per month; shown with a plus sign. */
  separateToolsMonthlyCost: moneySchema,
  /** LinkedIn connections or leads a week: from the first figure to the second, or more. */
  weeklyConnections: z
    .strictObject({
      from: z.int().positive(),
      to: z.int().positive().max(100, 'the drawings have room for 100 people; write at most 100'),
    })
    .refine(
      (range) => range.from < range.to,
      'the range runs from the smaller figure to the larger',
    ),
});

export type Claims = z.infer<typeof claimsSchema>;

/** What the business claims (specification, section 9). */
export const claims: Claims = parseOrExplain(
  claimsSchema,
  {
    uptimePercent: 99.9,
    encryptionAtRest: 'AES-256',
    encryptionInTransit: 'TLS 1.3',
    breachNoticeHours: 72,
    separateToolsMonthlyCost: usd(2259),
    weeklyConnections: { from: 30, to: 60 },
  } satisfies Claims,
  'src/data/claims.ts has problems:',
);

/** "30-60+", as every page writes it. */
export const weeklyConnectionsText = `${claims.weeklyConnections.from}-${claims.weeklyConnections.to}+`;
