import { expect, test } from 'vitest';
import { call, operator, siteOrigin, testPlatform } from '../testing';

const running = testPlatform();
const account = { email: operator, password: 'operator-pass-1' };
const show = (query: Record<string, string>) =>
  fetch(`${running.platform.url}/login?${new URLSearchParams(query)}`);
const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${running.platform.url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(fields),
  });

test('shows the accounts and a note that this is a local stand-in, without scripts', async () => {
  const answer = await show({ from_url: `${siteOrigin}/AITeam`, app_id: 'brazos' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|script-src/);
  expect(policy).toContain(`form-action ${running.platform.url} ${siteOrigin};`);
  expect(policy).toContain(`frame-ancestors ${running.platform.url} ${siteOrigin}`);
  const html = await answer.text();
  expect(html).toContain('local stand-in');
  for (const { email, password } of running.platform.accounts) {
    expect(html).toContain(email);
    expect(html).toContain(password);
  }
  expect(html).not.toMatch(/<script|role="alert"| on\w+=/);
});

test('redirects back with a working token and keeps other parameters and the hash', async () => {
  const from = `${siteOrigin}/AITeam?q=a%20b&access_token=old&x=%C3%A4#milam`;
  const answer = await send({ from_url: from, ...account });
  expect(answer.status).toBe(303);
  const back = new URL(answer.headers.get('location') ?? '');
  const token = back.searchParams.get('access_token') ?? '';
  expect(back.href).toBe(`${siteOrigin}/AITeam?q=a%20b&x=%C3%A4&access_token=${token}#milam`);
  const me = await call(running.platform, '/apps/brazos/entities/User/me', { token });
  expect(await me.json()).toMatchObject({ email: operator });
  const [event] = running.platform.events.recent();
  expect(event).toMatchObject({ type: 'session', what: 'signed-in', user: operator });
});

test('shows the form again with an associated error after a wrong password', async () => {
  const email = '"><img src=x onerror=alert(1)>@x';
  const answer = await send({ from_url: siteOrigin, email, password: 'wrong-secret' });
  expect(answer.status).toBe(401);
  const html = await answer.text();
  expect(html).toMatch(/id="error" role="alert">Incorrect email or password\./);
  expect(html.match(/aria-invalid="true" aria-describedby="error"/g)).toHaveLength(2);
  expect(html).toContain('value="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;@x"');
  expect(html).not.toMatch(/<img|wrong-secret/);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '\\\\evil.example',
  'javascript:alert(1)//',
  `blob:${siteOrigin}/1`,
  `http://user@${new URL(siteOrigin).host}/`,
  'http://"><script>alert(1)</script>/',
])('refuses the return URL %s, both for the form and for its submission', async (from_url) => {
  for (const answer of [await show({ from_url }), await send({ from_url, ...account })]) {
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain('role="alert"');
    expect(html).not.toMatch(/<form|<script|evil/);
  }
  expect(running.platform.events.recent()).toEqual([]);
});

test('signs out to a page of the site, and to no other site', async () => {
  const { platform } = running;
  for (const [from_url, expected] of [
    [`${siteOrigin}/About`, `${siteOrigin}/About`],
    ['https://evil.example/', `${siteOrigin}/`],
  ] as const) {
    const path = `/apps/auth/logout?${new URLSearchParams({ from_url })}`;
    const answer = await call(platform, path, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe(expected);
  }
});

test('rejects another app, and a form from another site', async () => {
  expect((await show({ app_id: '<b>x</b>' })).status).toBe(404);
  expect((await send(account, { Origin: 'https://evil.example' })).status).toBe(403);
  expect((await send(account, { Origin: running.platform.url })).status).toBe(303);
});
