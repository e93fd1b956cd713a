import { expect, test } from 'vitest';
import { call, operator, siteOrigin, testPlatform } from './testing';

const running = testPlatform();
const account = { email: operator, password: 'operator-pass-1' };
const show = (query: Record<string, string>) =>
  fetch(`${running.platform.url}/login?${new URLSearchParams(query)}`);
const send = (fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const body = new URLSearchParams(fields);
  const init = { method: 'POST', redirect: 'manual', headers, body } as const;
  return fetch(`${running.platform.url}/login`, init);
};

test('shows the accounts and a note that this is a local stand-in, without scripts', async () => {
  const { url, accounts } = running.platform;
  const answer = await show({ from_url: `${siteOrigin}/AITeam`, app_id: 'brazos' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(policy).not.toMatch(/unsafe|script-src/);
  expect(policy).toContain(
    `form-action ${url} ${siteOrigin}; frame-ancestors ${url} ${siteOrigin}`,
  );
  const html = await answer.text();
  const words = accounts.flatMap(({ email, password }) => [email, password]);
  for (const word of ['local stand-in', ...words]) expect(html).toContain(word);
  expect(html).not.toMatch(/<script|role="alert"| on\w+=/);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '\\\\evil.example',
  'javascript:alert(1)//',
  `blob:${siteOrigin}/1`,
  `http://user@${new URL(siteOrigin).host}/`,
  'http://"><script>alert(1)</script>/',
])('returns only to the site, after signing in and out, and not to %s', async (from_url) => {
  for (const answer of [await show({ from_url }), await send({ from_url, ...account })]) {
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toMatch(/<form|<script|evil/);
  }
  expect(running.platform.events.recent()).toEqual([]);
  for (const url of [from_url, `${siteOrigin}/About`]) {
    const path = `/apps/auth/logout?${new URLSearchParams({ from_url: url })}`;
    const answer = await call(running.platform, path, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe(url === from_url ? `${siteOrigin}/` : url);
  }
});

test('rejects another app, and a form from another site', async () => {
  expect((await show({ app_id: '<b>x</b>' })).status).toBe(404);
  expect((await send(account, { Origin: 'https://evil.example' })).status).toBe(403);
  expect((await send(account, { Origin: running.platform.url })).status).toBe(303);
});
