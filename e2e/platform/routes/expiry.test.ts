import { expect, test } from 'vitest';
import { call, lastMailCode, operator, testClock, testPlatform } from '../testing';

const minute = 60_000;
const clock = testClock();
const running = testPlatform({ now: clock.now });

const auth = (name: string, json: unknown) =>
  call(running.platform, `/apps/brazos/auth/${name}`, { json });

test.each([
  [9 * minute, 200],
  [11 * minute, 400],
])('answers a %d ms old code with %d', async (age, status) => {
  const email = 'new@plant.example';
  await auth('register', { email, password: 'new-pass-1' });
  const otp_code = lastMailCode(running.platform);
  clock.elapsedMs = age;
  expect((await auth('verify-otp', { email, otp_code })).status).toBe(status);
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
  const me = () => call(platform, '/apps/brazos/entities/User/me', { token });
  clock.elapsedMs = 7 * 24 * 60 * minute - minute;
  expect((await me()).status).toBe(200);
  clock.elapsedMs = 7 * 24 * 60 * minute + minute;
  expect((await me()).status).toBe(401);
});
