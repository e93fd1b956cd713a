import { expect, test } from 'vitest';
import { rawRequest } from '@/lib/raw-request';
import { call, guest, operator, siteOrigin, testPlatform } from '../testing';

const running = testPlatform();
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

test('shows a labeled form, the accounts, and a note that this is a local stand-in', async () => {
  const answer = await show({ from_url: `${siteOrigin}/AITeam`, app_id: 'brazos' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const html = await answer.text();
  expect(html).toContain('<label for="email">Email</label>');
  expect(html).toContain('<label for="password">Password</label>');
  expect(html).toContain('>Sign in</button>');
  expect(html).toContain(`value="${siteOrigin}/AITeam"`);
  expect(html).toContain('local stand-in');
  for (const { email, password: hint } of running.platform.accounts) {
    expect(html).toContain(email);
    expect(html).toContain(hint);
  }
  expect(html).toContain(running.platform.serviceToken);
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

test('redirects to the site without from_url, and accepts a from_url on the platform’s own origin', async () => {
  const home = await send({ email: guest, password: 'guest-pass-1' });
  expect(home.headers.get('location')).toMatch(`${siteOrigin}/?access_token=`);
  const own = await send({ from_url: '/About', email: operator, password });
  expect(own.headers.get('location')).toMatch(`${running.platform.url}/About?access_token=`);
});

test('shows the form again with an associated error after a wrong password', async () => {
  const email = '"><img src=x onerror=alert(1)>@x';
  const answer = await send({ from_url: siteOrigin, email, password: 'wrong-secret' });
  expect(answer.status).toBe(401);
  const html = await answer.text();
  expect(html).toMatch(/id="error" role="alert">Incorrect email or password\./);
  expect(html.match(/aria-invalid="true" aria-describedby="error"/g)).toHaveLength(2);
  expect(html).toContain('value="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;@x"');
  expect(html).not.toContain('<img');
  expect(html).not.toContain('wrong-secret');
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '\\\\evil.example',
  'javascript:alert(1)//',
  'data:text/html,x',
  `blob:${siteOrigin}/1`,
  `http://user@${new URL(siteOrigin).host}/`,
  'http://[',
  'http://"><script>alert(1)</script>/',
])('refuses the return URL %s, both for the form and for its submission', async (from) => {
  for (const answer of [
    await show({ from_url: from }),
    await send({ from_url: from, email: operator, password }),
  ]) {
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain('role="alert"');
    expect(html).not.toContain('<form');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('evil');
  }
  expect(running.platform.events.recent()).toEqual([]);
});

test('answers an unknown app with 404 and escapes its name', async () => {
  const answer = await show({ app_id: '<b>x</b>' });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('&lt;b&gt;x&lt;/b&gt;');
});

test('rejects a form from another site, of another content type, or that is too large', async () => {
  const fields = { email: operator, password };
  expect((await send(fields, { Origin: 'https://evil.example' })).status).toBe(403);
  expect((await send(fields, { Origin: running.platform.url })).status).toBe(303);
  expect((await send(fields, { 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await send({ ...fields, more: 'x'.repeat(70_000) })).status).toBe(413);
});

test('sends a CSP that allows no scripts, and frames only by the site', async () => {
  const policy = (await show({})).headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain(`form-action ${running.platform.url} ${siteOrigin};`);
  expect(policy).toContain(`frame-ancestors ${running.platform.url} ${siteOrigin}`);
});

test('uses the site’s typeface, which the CSP allows', async () => {
  const answer = await show({});
  expect(answer.headers.get('content-security-policy')).toContain("font-src 'self';");
  const [, address = ''] = /src: url\(([^)]+)\)/.exec(await answer.text()) ?? [];
  const font = await fetch(running.platform.url + address);
  expect(font.status).toBe(200);
  expect(font.headers.get('content-type')).toBe('font/woff2');
});

test('withstands a malformed encoding in the query', async () => {
  const answer = await rawRequest(running.platform.url, '/login?from_url=%E0%A4%A&app_id=brazos');
  expect([200, 400]).toContain(answer.status);
});
