import { expect, test } from 'vitest';
import { call, lastMailCode, operator, siteOrigin, testPlatform } from '../testing';

const running = testPlatform({ generation: 'current' });
const google = '/apps/auth/login';
const paths = [
  ['Google', google],
  ['Microsoft', '/apps/auth/microsoft/login'],
  ['Facebook', '/apps/auth/facebook/login'],
  ['Apple', '/apps/auth/apple/login'],
  ['SSO', '/apps/brazos/auth/sso/login'],
] as const;
const newcomer = 'nora@plant.example';

const show = (query: Record<string, string>, path: string = google) =>
  call(running.platform, `${path}?${new URLSearchParams(query)}`);
const send = (
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  path: string = google,
) =>
  call(running.platform, path, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(fields),
  });

/** What a popup's result page passes to its script. */
async function resultOf(answer: Response): Promise<Record<string, string>> {
  expect(answer.status).toBe(200);
  const attributes = (await answer.text()).matchAll(/ data-([\w-]+)="([^"]*)"/g);
  return Object.fromEntries([...attributes].map(([, name, value = '']) => [name, value]));
}

test.each(paths)(
  '%s: shows a form that keeps the parameters, and needs no password',
  async (name, path) => {
    const from_url = `${siteOrigin}/AITeam?a=1`;
    const answer = await show({ from_url, app_id: 'brazos', popup_origin: siteOrigin }, path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain(`<h1>Sign in with ${name}</h1>`);
    expect(html).toContain('<label for="email">Email</label>');
    expect(html).toContain('Continue as Otto Operator');
    expect(html).toContain(`name="from_url" value="${from_url}"`);
    expect(html).toContain(`name="popup_origin" value="${siteOrigin}"`);
    expect(html).toContain(`action="/api${path}"`);
    expect(html).not.toMatch(/<script|password"/);
  },
);

test('redirects back with a working token, which isn’t posted anywhere', async () => {
  const answer = await send({ from_url: `${siteOrigin}/About?a=1#b`, email: operator });
  expect(answer.status).toBe(303);
  const back = new URL(answer.headers.get('location') ?? '');
  const token = back.searchParams.get('access_token') ?? '';
  expect(back.href).toBe(`${siteOrigin}/About?a=1&access_token=${token}#b`);
  const me = await call(running.platform, '/apps/brazos/entities/User/me', { token });
  expect(await me.json()).toMatchObject({ email: operator });
});

test('gives a new email an account, and says so only the first time', async () => {
  const fields = { from_url: siteOrigin, email: 'Nora@plant.example', popup_origin: siteOrigin };
  const first = await resultOf(await send(fields));
  expect(first).toMatchObject({ 'is-new': 'true', origin: siteOrigin });
  const { token = '' } = first;
  const me = await call(running.platform, '/apps/brazos/entities/User/me', { token });
  expect(await me.json()).toMatchObject({ email: newcomer, is_verified: true, role: 'user' });
  expect(await resultOf(await send(fields))).toMatchObject({ 'is-new': 'false' });
  expect(await resultOf(await send({ ...fields, email: operator }))).toMatchObject({
    'is-new': 'false',
  });
});

test('an account that somebody else registered loses its password once its owner signs in', async () => {
  const auth = (name: string, json: object) =>
    call(running.platform, `/apps/brazos/auth/${name}`, { json });
  const planted = { email: newcomer, password: 'planted-pass-1' };
  await auth('register', planted);
  await send({ email: newcomer });
  expect((await auth('login', planted)).status).toBe(401);
  const otp_code = lastMailCode(running.platform, { what: 'otp' });
  expect((await auth('verify-otp', { email: newcomer, otp_code })).status).toBe(400);
});

test.each([
  'https://evil.example',
  'null',
  '*',
  '/',
  `${siteOrigin}/`,
  `${siteOrigin}.evil.example`,
  siteOrigin.toUpperCase(),
  '',
])(
  'with popup_origin "%s", goes to from_url instead of posting the token',
  async (popup_origin) => {
    const answer = await send({ from_url: `${siteOrigin}/About`, email: operator, popup_origin });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(`${siteOrigin}/About?access_token=`);
  },
);

test.each([
  'https://evil.example/',
  '//evil.example/',
  'javascript:alert(1)//',
  `blob:${siteOrigin}/1`,
  `http://user@${new URL(siteOrigin).host}/`,
  'http://[',
])('refuses the return URL %s, in a popup too', async (from_url) => {
  const popup = { from_url, popup_origin: siteOrigin };
  for (const answer of [
    await show({ from_url }),
    await send({ from_url, email: operator }),
    await send({ ...popup, email: operator }),
  ]) {
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain('role="alert"');
    expect(html).not.toMatch(/<form|<script|evil/);
  }
  expect(running.platform.events.recent()).not.toContainEqual(
    expect.objectContaining({ type: 'session' }),
  );
});

test('escapes everything it shows', async () => {
  const from_url = `${siteOrigin}/?"><script>alert(1)</script>`;
  const shown = await (await show({ from_url, popup_origin: '"><img src=x>' })).text();
  expect(shown).not.toMatch(/<img|<script/);
  const result = await (await send({ from_url, email: operator, popup_origin: siteOrigin })).text();
  expect(result.match(/<script/g)).toHaveLength(1);
});

test('allows no script but the one that posts the result, and frames only by the site', async () => {
  const policy = (await show({})).headers.get('content-security-policy');
  expect(policy).toMatch(/script-src 'sha256-[^']+';/);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain(`frame-ancestors ${running.platform.url} ${siteOrigin}`);
});

test('shows the form again after an invalid email', async () => {
  const answer = await send({ from_url: siteOrigin, email: 'nobody' });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toMatch(/id="error" role="alert">email: /);
});

test('rejects another app, a form from another site, of another type, or that is too large', async () => {
  expect((await show({ app_id: 'other' })).status).toBe(404);
  expect((await show({}, '/apps/other/auth/sso/login')).status).toBe(404);
  const fields = { email: operator };
  expect((await send(fields, { Origin: 'https://evil.example' })).status).toBe(403);
  expect((await send(fields, { 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await send({ ...fields, more: 'x'.repeat(70_000) })).status).toBe(413);
  expect((await show({}, '/apps/auth/other/login')).status).toBe(404);
});
