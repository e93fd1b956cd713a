import { expect, test } from 'vitest';
import { call, operator, siteOrigin, testPlatform } from '../testing';

const running = testPlatform({ generation: 'current' });
const google = '/apps/auth/login';
const newcomer = 'nora@plant.example';

const show = (query: Record<string, string>, path: string = google) =>
  call(running.platform, `${path}?${new URLSearchParams(query)}`);
const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  call(running.platform, google, {
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

test.each([
  ['Google', google],
  ['Microsoft', '/apps/auth/microsoft/login'],
  ['Facebook', '/apps/auth/facebook/login'],
  ['Apple', '/apps/auth/apple/login'],
  ['SSO', '/apps/brazos/auth/sso/login'],
])('%s: shows a form that keeps the parameters, and needs no password', async (name, path) => {
  const from_url = `${siteOrigin}/AITeam?a=1"><script>alert(1)</script>`;
  const answer = await show({ from_url, popup_origin: siteOrigin }, path);
  expect(answer.status).toBe(200);
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toMatch(/script-src 'sha256-[^']+';/);
  expect(policy).not.toContain('unsafe');
  const html = await answer.text();
  expect(html).toContain(`<h1>Sign in with ${name}</h1>`);
  expect(html).toContain(`name="popup_origin" value="${siteOrigin}"`);
  expect(html).toContain(`action="/api${path}"`);
  expect(html).not.toMatch(/<script|type="password"/);
});

test('gives a new email an account, and says so only the first time', async () => {
  const fields = { from_url: siteOrigin, email: 'Nora@plant.example', popup_origin: siteOrigin };
  const first = await resultOf(await send(fields));
  expect(first).toMatchObject({ 'is-new': 'true', origin: siteOrigin });
  const { token = '' } = first;
  const me = await call(running.platform, '/apps/brazos/entities/User/me', { token });
  expect(await me.json()).toMatchObject({ email: newcomer, is_verified: true, role: 'user' });
  expect(await resultOf(await send(fields))).toMatchObject({ 'is-new': 'false' });
});

test('an account that somebody else registered loses its password once its owner signs in', async () => {
  const auth = (name: string, json: object) =>
    call(running.platform, `/apps/brazos/auth/${name}`, { json });
  const planted = { email: newcomer, password: 'planted-pass-1' };
  await auth('register', planted);
  await send({ email: newcomer });
  expect((await auth('login', planted)).status).toBe(401);
});

test.each([
  ...['https://evil.example', 'null', '*', '', `${siteOrigin}/`, `${siteOrigin}.evil.example`],
])(
  'with popup_origin "%s", goes to from_url instead of posting the token',
  async (popup_origin) => {
    const answer = await send({ from_url: `${siteOrigin}/About`, email: operator, popup_origin });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(`${siteOrigin}/About?access_token=`);
  },
);

test('refuses a return URL on another site, in a popup too', async () => {
  for (const more of [{}, { popup_origin: siteOrigin }]) {
    const answer = await send({ from_url: 'https://evil.example/', email: operator, ...more });
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toMatch(/<form|<script|evil/);
  }
});

test('shows the form again after an invalid email', async () => {
  const answer = await send({ from_url: siteOrigin, email: 'nobody' });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toMatch(/id="error" role="alert">email: /);
});

test('rejects another app, and a form from another site', async () => {
  expect((await show({ app_id: 'other' })).status).toBe(404);
  expect((await show({}, '/apps/other/auth/sso/login')).status).toBe(404);
  expect((await send({ email: operator }, { Origin: 'https://evil.example' })).status).toBe(403);
});
