import { describe, expect, test } from 'vitest';
import { framingRefusal } from '#scripts/doctor/framing.ts';

const SITE = new URL('https://www.ours.com');
const PAGE = new URL('https://calendar.theirs.com/call');

const refusal = (headers: Record<string, string>, page = PAGE) =>
  framingRefusal({ headers, url: page }, SITE);

describe('a page that allows being framed', () => {
  test.each<Record<string, string>>([
    {},
    { 'content-security-policy': "default-src 'self'" },
    { 'content-security-policy': 'frame-ancestors *' },
    { 'content-security-policy': 'frame-ancestors https:' },
    { 'content-security-policy': 'frame-ancestors http:' },
    { 'content-security-policy': 'frame-ancestors https://www.ours.com' },
    { 'content-security-policy': 'frame-ancestors WWW.OURS.COM' },
    { 'content-security-policy': "frame-ancestors 'self' https://*.ours.com" },
    { 'content-security-policy': 'frame-ancestors https://www.ours.com:443/' },
    { 'content-security-policy': 'frame-ancestors https://www.ours.com:*' },
    { 'content-security-policy': 'frame-ancestors *', 'x-frame-options': 'DENY' },
    { 'x-frame-options': 'ALLOW-FROM https://elsewhere.com' },
    { 'x-frame-options': 'ALLOWALL' },
  ])('%j', (headers) => {
    expect(refusal(headers)).toBeNull();
  });

  test('with the same origin only, if that was asked', () => {
    expect(refusal({ 'x-frame-options': 'SAMEORIGIN' }, SITE)).toBeNull();
    expect(refusal({ 'content-security-policy': "frame-ancestors 'self'" }, SITE)).toBeNull();
  });
});

describe('a page that refuses', () => {
  test.each<[string, Record<string, string>]>([
    ["frame-ancestors 'none'", { 'content-security-policy': "frame-ancestors 'none'" }],
    ["frame-ancestors 'none'", { 'content-security-policy': 'frame-ancestors' }],
    ["frame-ancestors 'self'", { 'content-security-policy': "frame-ancestors 'self'" }],
    [
      'frame-ancestors https://ours.com',
      { 'content-security-policy': 'frame-ancestors https://ours.com' },
    ],
    [
      'frame-ancestors https://*.www.ours.com',
      { 'content-security-policy': 'frame-ancestors https://*.www.ours.com' },
    ],
    [
      'frame-ancestors https://www.ours.com:8443',
      { 'content-security-policy': 'frame-ancestors https://www.ours.com:8443' },
    ],
    [
      "frame-ancestors 'none'",
      { 'content-security-policy': "frame-ancestors *, frame-ancestors 'none'" },
    ],
    ['X-Frame-Options: DENY', { 'x-frame-options': 'deny' }],
    ['X-Frame-Options: SAMEORIGIN', { 'x-frame-options': 'SAMEORIGIN' }],
    ['X-Frame-Options: SAMEORIGIN, ALLOWALL', { 'x-frame-options': 'SAMEORIGIN, ALLOWALL' }],
  ])('%s', (said, headers) => {
    expect(refusal(headers)).toBe(said);
  });
});
