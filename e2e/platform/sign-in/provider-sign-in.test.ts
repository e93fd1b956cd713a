import { expect, test } from 'vitest';
import { call, operator, siteOrigin, testPlatform } from '../testing';

const running = testPlatform({ generation: 'current' });
const google = '/apps/auth/login';

const show = (query: Record<string, string>, path: string = google) =>
  call(running.platform, `${path}?${new URLSearchParams(query)}`);
const send = (fields: Record<string, string>) =>
  call(running.platform, google, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });

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
