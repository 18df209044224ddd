import { expect, test } from 'vitest';
import { claims } from '#data/claims.ts';
import { usd } from '#lib/money.ts';

test('what the business claims', () => {
  expect(claims).toEqual({
    uptimePercent: 99.9,
    encryptionAtRest: 'AES-256',
    encryptionInTransit: 'TLS 1.3',
    breachNoticeHours: 72,
    separateToolsMonthlyCost: usd(2259),
    weeklyConnections: { from: 30, to: 60 },
  });
});
