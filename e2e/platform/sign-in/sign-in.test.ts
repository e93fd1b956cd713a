import { expect, test } from 'vitest';
import { call, operator, siteOrigin, testPlatform } from '../testing';

const running = testPlatform();
const current = testPlatform({ generation: 'current' });
const password = 'operator-pass-1';
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
  for (const { email, password: hint } of running.platform.accounts) {
    expect(html).toContain(email);
    expect(html).toContain(hint);
  }
  expect(html).not.toMatch(/<script|role="alert"| on\w+=/);
});

test('redirects back with a working token and keeps other parameters and the hash', async () => {
  const from = `${siteOrigin}/AITeam?q=a%20b&access_token=old&x=%C3%A4#milam`;
  const answer = await send({ from_url: from, email: operator, password });
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
])('refuses the return URL %s, both for the form and for its submission', async (from) => {
  for (const answer of [
    await show({ from_url: from }),
    await send({ from_url: from, email: operator, password }),
  ]) {
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain('role="alert"');
    expect(html).not.toMatch(/<form|<script|evil/);
  }
  expect(running.platform.events.recent()).toEqual([]);
});

test('rejects another app, and a form from another site', async () => {
  expect((await show({ app_id: '<b>x</b>' })).status).toBe(404);
  const fields = { email: operator, password };
  expect((await send(fields, { Origin: 'https://evil.example' })).status).toBe(403);
  expect((await send(fields, { Origin: running.platform.url })).status).toBe(303);
});

const google = '/apps/auth/login';
const sendToGoogle = (fields: Record<string, string>) =>
  call(current.platform, google, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });

test('a provider’s form keeps the parameters, and needs no password', async () => {
  const from_url = `${siteOrigin}/AITeam?a=1"><script>alert(1)</script>`;
  const query = new URLSearchParams({ from_url, popup_origin: siteOrigin });
  const answer = await call(current.platform, `${google}?${query}`);
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toMatch(/script-src 'sha256-[^']+';/);
  expect(policy).not.toContain('unsafe');
  const html = await answer.text();
  expect(html).toContain(`name="popup_origin" value="${siteOrigin}"`);
  expect(html).toContain(`action="/api${google}"`);
  expect(html).not.toMatch(/<script|type="password"/);
});

test.each([
  ...['https://evil.example', 'null', '*', '', `${siteOrigin}/`, `${siteOrigin}.evil.example`],
])('a provider’s form with popup_origin "%s" goes to from_url with the token', async (origin) => {
  const from_url = `${siteOrigin}/About`;
  const answer = await sendToGoogle({ from_url, email: operator, popup_origin: origin });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toMatch(`${siteOrigin}/About?access_token=`);
});

test('a provider’s form refuses a return URL on another site, in a popup too', async () => {
  const fields = { from_url: 'https://evil.example/', email: operator };
  for (const more of [{}, { popup_origin: siteOrigin }]) {
    const answer = await sendToGoogle({ ...fields, ...more });
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toMatch(/<form|<script|evil/);
  }
});
