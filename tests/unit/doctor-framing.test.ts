import { expect, test } from 'vitest';
import { framingRefusal } from '#scripts/doctor/framing.ts';

const SITE = new URL('https://www.ours.com');
const PAGE = new URL('https://calendar.theirs.com/call');

const refusal = (headers: Record<string, string>, page = PAGE) =>
  framingRefusal({ headers, url: page }, SITE);

const ancestors = (text: string) => ({ 'content-security-policy': `frame-ancestors ${text}` });

test('allows what a page lets into a frame', () => {
  for (const headers of [
    {},
    { 'content-security-policy': "default-src 'self'" },
    ...['*', 'https:', 'http:', 'https://www.ours.com', 'WWW.OURS.COM'].map(ancestors),
    ...["'self' https://*.ours.com", 'https://www.ours.com:443/'].map(ancestors),
    ancestors('https://www.ours.com:*'),
    { ...ancestors('*'), 'x-frame-options': 'DENY' },
    { 'x-frame-options': 'ALLOW-FROM https://elsewhere.com' },
    { 'x-frame-options': 'ALLOWALL' },
  ])
    expect.soft(refusal(headers), JSON.stringify(headers)).toBeNull();
  expect(refusal({ 'x-frame-options': 'SAMEORIGIN' }, SITE)).toBeNull();
  expect(refusal(ancestors("'self'"), SITE)).toBeNull();
});

test('says which header refuses', () => {
  for (const sources of ["'none'", "'self'", 'https://ours.com', 'https://*.www.ours.com'])
    expect.soft(refusal(ancestors(sources))).toBe(`frame-ancestors ${sources}`);
  const otherPort = ancestors('https://www.ours.com:8443');
  expect(refusal(otherPort)).toBe(otherPort['content-security-policy']);
  for (const nobody of ['', "*, frame-ancestors 'none'"])
    expect.soft(refusal(ancestors(nobody))).toBe("frame-ancestors 'none'");
  for (const option of ['DENY', 'SAMEORIGIN', 'SAMEORIGIN, ALLOWALL'])
    expect.soft(refusal({ 'x-frame-options': option })).toBe(`X-Frame-Options: ${option}`);
  expect(refusal({ 'x-frame-options': 'deny' })).toBe('X-Frame-Options: DENY');
});
