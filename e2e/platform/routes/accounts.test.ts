import { expect, test } from 'vitest';
import { admin, call, guest, lastMailCode, operator, testClock, testPlatform } from '../testing';
import { connectSocket, nextEvent } from '../testing-socket';

const minute = 60_000;
const clock = testClock();
const running = testPlatform({ now: clock.now });
const me = '/apps/brazos/entities/User/me';
const newcomer = 'vera@plant.example';
const planted = 'planted-pass-1';
const fresh = 'fresh-pass-1';

const auth = (name: string, json: unknown, token?: string) =>
  call(running.platform, `/apps/brazos/auth/${name}`, {
    json,
    ...(token === undefined ? {} : { token }),
  });
const signIn = async (email: string, password: string) =>
  (await auth('login', { email, password })).status;
const invite = (email: string) =>
  call(running.platform, '/apps/brazos/users/invite-user', {
    json: { user_email: email, role: 'admin' },
    token: running.platform.tokenFor(admin),
  });
const mailedTo = (to: string, what: string) => lastMailCode(running.platform, { to, what });

test('rejects a missing, forged, expired, or revoked token', async () => {
  const { platform } = running;
  const revoked = platform.tokenFor(operator);
  const [claims = '', signature = ''] = platform.tokenFor(admin).split('.');
  const forged = Buffer.from(claims, 'base64url').toString().replace('{"sub":"', '{"sub":"0');
  platform.revokeTokens();
  const tokens = {
    missing: undefined,
    nonsense: 'x.y.z',
    forged: `${Buffer.from(forged).toString('base64url')}.${signature}`,
    unsigned: claims,
    expired: platform.tokenFor(operator, { expiresInSeconds: -1 }),
    revoked,
  };
  for (const [what, token] of Object.entries(tokens)) {
    const answer = await call(platform, me, token === undefined ? {} : { token });
    expect([answer.status, (await answer.json()).code], what).toEqual([401, 'auth_required']);
  }
  expect((await call(platform, me, { token: platform.tokenFor(operator) })).status).toBe(200);
  const unregistered = await call(platform, me, { token: platform.tokenFor(guest) });
  expect(await unregistered.json()).toMatchObject({
    extra_data: { reason: 'user_not_registered' },
  });
});

test('a reset request tells nobody which emails have accounts, or the token', async () => {
  const known = await (await auth('reset-password-request', { email: operator })).text();
  const unknown = await (await auth('reset-password-request', { email: newcomer })).text();
  expect(unknown.replaceAll('vera', 'operator')).toBe(known);
  expect(mailedTo(newcomer, 'reset')).toBe('no mail');
  expect(known).not.toContain(mailedTo(operator, 'reset'));
});

test('a new password ends that account’s tokens and sockets, and no others', async () => {
  const { platform } = running;
  const statusOf = async (token: string) => (await call(platform, me, { token })).status;
  const others = platform.tokenFor(admin);
  const { id } = await (await call(platform, me, { token: platform.tokenFor(operator) })).json();
  const change = { user_id: id, current_password: 'operator-pass-1', new_password: fresh };
  expect((await auth('change-password', change, others)).status).toBe(403);
  const wrong = { ...change, current_password: 'x' };
  expect((await auth('change-password', wrong, platform.tokenFor(operator))).status).toBe(400);
  const reset = async () => {
    await auth('reset-password-request', { email: operator });
    const reset_token = mailedTo(operator, 'reset');
    return auth('reset-password', { reset_token, new_password: 'later-pass-1' });
  };
  for (const way of [(token: string) => auth('change-password', change, token), reset]) {
    const token = platform.tokenFor(operator);
    const ended = nextEvent(await connectSocket(platform, { token }), 'disconnect');
    expect((await way(token)).status).toBe(200);
    await ended;
    expect(await statusOf(token)).toBe(401);
    expect(await statusOf(platform.tokenFor(operator))).toBe(200);
  }
  expect(await statusOf(others)).toBe(200);
  expect(await signIn(operator, 'later-pass-1')).toBe(200);
});

test('the password of an unverified account does not survive an invitation', async () => {
  await auth('register', { email: newcomer, password: planted });
  const otp_code = mailedTo(newcomer, 'otp');
  expect((await invite(newcomer)).status).toBe(200);
  // The code was sent before the invitation. It no longer opens the account, and no other code is sent.
  expect((await auth('verify-otp', { email: newcomer, otp_code })).status).toBe(400);
  expect((await auth('resend-otp', { email: newcomer })).status).toBe(400);
  expect((await auth('register', { email: newcomer, password: planted })).status).toBe(400);
  expect(await signIn(newcomer, planted)).toBe(401);

  const reset_token = mailedTo(newcomer, 'invitation');
  await auth('reset-password', { reset_token, new_password: fresh });
  expect(await signIn(newcomer, planted)).toBe(401);
  expect(await signIn(newcomer, fresh)).toBe(200);
});

test.each([
  [9 * minute, 200],
  [11 * minute, 400],
])('answers a %d ms old code with %d', async (age, status) => {
  await auth('register', { email: newcomer, password: planted });
  const otp_code = lastMailCode(running.platform);
  clock.elapsedMs = age;
  expect((await auth('verify-otp', { email: newcomer, otp_code })).status).toBe(status);
});

test.each([
  [59 * minute, 200],
  [61 * minute, 400],
])('answers a %d ms old reset token with %d', async (age, status) => {
  await auth('reset-password-request', { email: operator });
  clock.elapsedMs = age;
  const json = { reset_token: lastMailCode(running.platform), new_password: 'fresh-pass-1' };
  expect((await auth('reset-password', json)).status).toBe(status);
});

test('expires an access token after seven days', async () => {
  const { platform } = running;
  const token = platform.tokenFor(operator);
  const status = async () => (await call(platform, me, { token })).status;
  clock.elapsedMs = 7 * 24 * 60 * minute - minute;
  expect(await status()).toBe(200);
  clock.elapsedMs = 7 * 24 * 60 * minute + minute;
  expect(await status()).toBe(401);
});
