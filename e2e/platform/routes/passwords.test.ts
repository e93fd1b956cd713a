import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  admin,
  call,
  guest,
  lastMailCode,
  operator,
  temporaryFolder,
  testPlatform,
} from '../testing';
import { connectSocket, nextEvent } from '../testing-socket';

const lines: string[] = [];
const database = join(temporaryFolder(), 'passwords.db');
const running = testPlatform({ database, log: (line) => lines.push(line) });
const newPassword = 'fresh-pass-1';
const auth = (name: string, json: unknown, token?: string) =>
  call(running.platform, `/apps/brazos/auth/${name}`, {
    json,
    ...(token === undefined ? {} : { token }),
  });
const signIn = async (email: string, password: string) =>
  (await auth('login', { email, password })).status;

const lastCode = (to: string, what: string) => lastMailCode(running.platform, { to, what });

async function resetToken(email: string): Promise<string> {
  expect((await auth('reset-password-request', { email })).status).toBe(200);
  return lastCode(email, 'reset');
}

test('sets a new password once per token, which appears only in the email and the log', async () => {
  const requested = await auth('reset-password-request', { email: operator });
  const token = lastCode(operator, 'reset');
  expect(token.length).toBeGreaterThan(20);
  expect(await requested.text()).not.toContain(token);
  expect(lines.at(-1)).toBe(`The reset token for ${operator} is ${token}. It expires in 1 hour.`);

  const short = await auth('reset-password', { reset_token: token, new_password: 'short' });
  expect([short.status, (await short.json()).code]).toEqual([400, 'password_too_short']);
  const set = await auth('reset-password', { reset_token: token, new_password: newPassword });
  expect(set.status).toBe(200);
  expect(await signIn(operator, newPassword)).toBe(200);
  expect(await signIn(operator, 'operator-pass-1')).toBe(401);
  const again = await auth('reset-password', { reset_token: token, new_password: 'other-pass-1' });
  expect([again.status, (await again.json()).code]).toEqual([400, 'reset_token_wrong']);
  expect(await signIn(operator, newPassword)).toBe(200);
});

test('accepts only the latest token, and none after the platform is reset', async () => {
  const first = await resetToken(operator);
  const second = await resetToken(operator);
  expect(
    (await auth('reset-password', { reset_token: first, new_password: newPassword })).status,
  ).toBe(400);
  await running.platform.reset();
  expect(
    (await auth('reset-password', { reset_token: second, new_password: newPassword })).status,
  ).toBe(400);
});

test('gives an unknown email the same response and sends no email', async () => {
  const known = await auth('reset-password-request', { email: operator });
  const unknown = await auth('reset-password-request', { email: 'nobody@plant.example' });
  expect(unknown.status).toBe(known.status);
  expect((await unknown.text()).replaceAll('nobody', 'operator')).toBe(await known.text());
  expect(lastCode('nobody@plant.example', 'reset')).toBe('no mail');
});

test('a password reset verifies a new account, but doesn’t register one that was already verified', async () => {
  const email = 'new@plant.example';
  await auth('register', { email, password: 'first-pass-1' });
  await auth('reset-password', { reset_token: await resetToken(email), new_password: newPassword });
  expect(await signIn(email, newPassword)).toBe(200);
  await auth('reset-password', { reset_token: await resetToken(guest), new_password: newPassword });
  const me = '/apps/brazos/entities/User/me';
  const token = running.platform.tokenFor(guest);
  expect((await call(running.platform, me, { token })).status).toBe(403);
});

test('changes a password only for its own user, who must know the current one', async () => {
  const token = running.platform.tokenFor(operator);
  const me = await call(running.platform, '/apps/brazos/entities/User/me', { token });
  const right = {
    user_id: (await me.json()).id,
    current_password: 'operator-pass-1',
    new_password: newPassword,
  };
  expect((await auth('change-password', right)).status).toBe(401);
  const other = running.platform.tokenFor(admin);
  expect((await auth('change-password', right, other)).status).toBe(403);
  const wrong = { ...right, current_password: 'x' };
  expect((await auth('change-password', wrong, token)).status).toBe(400);
  expect((await auth('change-password', { ...right, new_password: 'x' }, token)).status).toBe(400);
  expect(await signIn(operator, 'operator-pass-1')).toBe(200);
  expect((await auth('change-password', right, token)).status).toBe(200);
  expect(await signIn(operator, newPassword)).toBe(200);
});

test('a new password revokes that account’s tokens and closes its sockets, and no others', async () => {
  const { platform } = running;
  const me = '/apps/brazos/entities/User/me';
  const statusOf = async (token: string) => (await call(platform, me, { token })).status;
  const others = platform.tokenFor(admin);
  const { id } = await (await call(platform, me, { token: platform.tokenFor(operator) })).json();
  const laterPassword = 'later-pass-1';
  const ways = [
    async () =>
      auth('reset-password', {
        reset_token: await resetToken(operator),
        new_password: newPassword,
      }),
    (token: string) => {
      const change = { user_id: id, current_password: newPassword, new_password: laterPassword };
      return auth('change-password', change, token);
    },
  ];
  for (const way of ways) {
    const token = platform.tokenFor(operator);
    const socket = await connectSocket(platform, { token });
    const ended = nextEvent(socket, 'disconnect');
    expect((await way(token)).status).toBe(200);
    await ended;
    expect(await statusOf(token)).toBe(401);
    expect(await statusOf(platform.tokenFor(operator))).toBe(200);
  }
  expect(await statusOf(others)).toBe(200);
  expect(await signIn(operator, laterPassword)).toBe(200);
});
