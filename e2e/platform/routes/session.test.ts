import { expect, test } from 'vitest';
import { admin, call, guest, operator, siteOrigin, testPlatform } from '../testing';

const running = testPlatform();
const login = (json: unknown) => call(running.platform, '/apps/brazos/auth/login', { json });

test('returns a token and the user for the right password, whatever the email’s case', async () => {
  const answer = await login({ email: ' Operator@Plant.Example', password: 'operator-pass-1' });
  expect(answer.status).toBe(200);
  const { access_token: token, user } = await answer.json();
  expect(user).toMatchObject({ email: operator, role: 'user' });
  const me = await call(running.platform, '/apps/brazos/entities/User/me', { token });
  expect(await me.json()).toEqual(user);
  expect(running.platform.events.recent()).toContainEqual(
    expect.objectContaining({ type: 'session', what: 'signed-in', user: operator }),
  );
});

test('lets an unregistered account sign in', async () => {
  expect((await login({ email: guest, password: 'guest-pass-1' })).status).toBe(200);
});

test.each([
  { email: operator, password: 'admin-pass-1' },
  { email: operator, password: '' },
  { email: 'nobody@plant.example', password: 'operator-pass-1' },
  { email: '', password: '' },
])('answers 401 to $email with $password, without saying which is wrong', async (credentials) => {
  const answer = await login(credentials);
  expect(answer.status).toBe(401);
  expect((await answer.json()).message).toBe('Incorrect email or password');
});

test('names each invalid field of a login', async () => {
  const answer = await login({ email: ['x'], turnstile_token: 1 });
  expect(answer.status).toBe(422);
  const { message, detail, error_type: type, code } = await answer.json();
  expect(message).toMatch(/email: .*password: .*turnstile_token: /);
  expect({ detail, type, code }).toEqual({
    detail: message,
    type: 'validation_error',
    code: 'validation_failed',
  });
});

async function logoutLocation(fromUrl?: string): Promise<string | null> {
  const query = fromUrl === undefined ? '' : `?from_url=${encodeURIComponent(fromUrl)}`;
  const answer = await call(running.platform, `/apps/auth/logout${query}`, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  return answer.headers.get('location');
}

test('signs out and redirects back to a page of the site', async () => {
  expect(await logoutLocation(`${siteOrigin}/About?x=1#team`)).toBe(`${siteOrigin}/About?x=1#team`);
  expect(await logoutLocation(`${running.platform.url}/AITeam`)).toBe(
    `${running.platform.url}/AITeam`,
  );
  expect(running.platform.events.recent()[0]).toMatchObject({
    type: 'session',
    what: 'signed-out',
  });
});

test.each([
  undefined,
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  `blob:${siteOrigin}/x`,
  `${siteOrigin}.evil.example/`,
  `http://user:pass@${new URL(siteOrigin).host}/`,
  'http://',
])('redirects to the home page after signing out with from_url %s', async (fromUrl) => {
  expect(await logoutLocation(fromUrl)).toBe(`${siteOrigin}/`);
});

test('issues a user’s token only to the service role, on behalf of that user', async () => {
  const { platform } = running;
  const own = platform.tokenFor(operator);
  const me = await call(platform, '/apps/brazos/entities/User/me', { token: own });
  const { id } = await me.json();
  const ask = (token: string, onBehalfOf?: string, user = id) =>
    call(platform, `/apps/brazos/auth/sso/accesstoken/${user}`, {
      token,
      ...(onBehalfOf === undefined ? {} : { headers: { 'on-behalf-of': onBehalfOf } }),
    });
  const service = platform.serviceToken;
  for (const onBehalfOf of [undefined, `Bearer ${own}`]) {
    const answer = await ask(service, onBehalfOf);
    expect(answer.status).toBe(200);
    const { access_token: token } = await answer.json();
    const user = await call(platform, '/apps/brazos/entities/User/me', { token });
    expect(await user.json()).toMatchObject({ email: operator });
  }
  expect((await ask(service, 'Bearer x')).status).toBe(403);
  expect((await ask(service, `Bearer ${platform.tokenFor(admin)}`)).status).toBe(403);
  expect((await ask(service, undefined, 'nobody')).status).toBe(404);
  expect((await ask(platform.tokenFor(admin))).status).toBe(403);
  expect((await ask('x')).status).toBe(401);
});
