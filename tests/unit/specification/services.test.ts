import { expect, test } from 'vitest';
import { additionalServices } from '#data/services.ts';
import { formatMoney } from '#lib/money.ts';

test('the additional services: price, period, set-up and what comes on top', () => {
  expect(
    Object.fromEntries(
      additionalServices.map(({ id, price, isStartingPrice, period, setup, plus }) => [
        id,
        [formatMoney(price), isStartingPrice, period, setup && formatMoney(setup), plus],
      ]),
    ),
  ).toEqual({
    'strategy-session': ['$100', false, 'once', null, null],
    coaching: ['$1,500', false, 'once', null, null],
    consulting: ['$300', true, 'hour', null, null],
    'ai-advertising': ['$1,250', true, 'month', null, '10% of ad spend'],
    seo: ['$2,000', true, 'month', null, null],
    'social-media': ['$1,000', true, 'month', null, null],
    website: ['$500', true, 'once', null, null],
    video: ['$1,000', true, 'once', null, null],
    'brand-development': ['$3,000', true, 'once', null, null],
    'custom-tracking': ['$1,000', true, 'once', null, null],
    'virtual-assistants': ['$1,000', false, 'month', '$4,000', null],
    'call-center': ['$2,000', false, 'month', '$4,000', null],
    'sales-management': ['$5,000', false, 'setup', null, 'commission'],
  });
});
