import { expect, it } from 'vitest';
import { headersAt } from '@/lib/deploy/hosts/host-description';
import { testDescription } from '@/lib/deploy/hosts/testing';
import { scoreModifiers, totalScore } from './observatory';

const headers = Object.fromEntries(
  Object.entries(headersAt(testDescription(), '/')).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]),
);
const strict =
  "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self' 'sha256-y'; object-src 'none'; base-uri 'none'";
const page = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}"><script src="/a.js"></script>`;

it('scores the described headers plus a strict policy in the page 130', () => {
  expect(totalScore(scoreModifiers({ headers, html: page(strict) }))).toBe(130);
});

it('ignores frame-ancestors in the page’s policy', () => {
  const { 'content-security-policy': _, 'x-frame-options': __, ...others } = headers;
  const html = page(`${strict}; frame-ancestors 'none'`);
  expect(scoreModifiers({ headers: others, html })).toMatchObject({
    'x-frame-options': -20,
    'content-security-policy': 10,
  });
});

it.each([
  ['only frame-ancestors', '', -20],
  ['inline scripts', "default-src 'none'; script-src 'unsafe-inline'", -20],
  ['scripts from any host', "default-src 'none'; script-src https:", -20],
  ['eval', "default-src 'none'; script-src 'self' 'unsafe-eval'", -10],
  ['images over http', "default-src 'none'; img-src http://a.example", -10],
  ['inline styles', "default-src 'none'; style-src 'unsafe-inline'", 0],
  ['a default of self', "default-src 'self'", 5],
  ['unsafe-inline next to a hash, which browsers ignore', `${strict} 'unsafe-inline'`, 10],
])('scores a policy: %s', (_, policy, modifier) => {
  const { 'content-security-policy': actual } = scoreModifiers({ headers, html: page(policy) });
  expect(actual).toBe(modifier);
});

it.each([
  ['strict-transport-security', undefined, -20],
  ['strict-transport-security', 'max-age=86400', -10],
  ['x-content-type-options', undefined, -5],
  ['referrer-policy', 'unsafe-url', -5],
  ['cross-origin-resource-policy', 'cross-origin', 0],
  ['cross-origin-resource-policy', 'same-origin, cross-origin', -5],
] as const)('scores %s: %s', (name, value, modifier) => {
  const { [name]: _, ...others } = headers;
  const changed = value === undefined ? others : { ...others, [name]: value };
  expect(scoreModifiers({ headers: changed, html: '' })[name]).toBe(modifier);
});

it('scores cookies and scripts from other hosts', () => {
  const html = '<script src="https://cdn.example/a.js"></script>';
  const modifiers = scoreModifiers({ headers: { ...headers, 'set-cookie': 'a=1' }, html });
  expect(modifiers).toMatchObject({ cookies: -20, 'subresource-integrity': -5 });
});

it('adds no bonus below a score of 90', () => {
  expect(totalScore({ 'content-security-policy': -20, 'x-frame-options': 5 })).toBe(80);
  expect(totalScore({ 'referrer-policy': -5, 'x-frame-options': 5 })).toBe(100);
});
