import { expect, test } from 'vitest';
import { call, lastMailCode, operator, testPlatform } from '../testing';

const lines: string[] = [];
const running = testPlatform({ log: (line) => lines.push(line) });
const auth = (name: string, json: unknown) =>
  call(running.platform, `/apps/brazos/auth/${name}`, { json });

const email = 'new@plant.example';
const password = 'new-pass-1';

const lastCode = () => lastMailCode(running.platform);

test('lets a new account sign in after verifying its code', async () => {
  const registered = await auth('register', { email, password, full_name: 'Nele New' });
  expect(registered.status).toBe(200);
  expect(await registered.json()).toEqual({
    id: expect.any(String),
    message: expect.stringContaining(email),
    otp_expires_in_minutes: 10,
  });
  expect(lastCode()).toMatch(/^\d{6}$/);
  expect(lines.at(-1)).toContain(lastCode());
  expect((await auth('login', { email, password })).status).toBe(403);

  const verified = await auth('verify-otp', { email, otp_code: lastCode() });
  const answer = await verified.json();
  expect(answer).toMatchObject({
    success: true,
    message: expect.any(String),
    user: { email, full_name: 'Nele New', role: 'user' },
  });
  const me = await call(running.platform, '/apps/brazos/entities/User/me', {
    token: answer.access_token,
  });
  expect(await me.json()).toEqual(answer.user);
  expect((await auth('login', { email, password })).status).toBe(200);
});

test('accepts only the latest code, and only once', async () => {
  await auth('register', { email, password });
  const first = lastCode();
  expect((await auth('resend-otp', { email })).status).toBe(200);
  const second = lastCode();
  if (first !== second) {
    expect((await auth('verify-otp', { email, otp_code: first })).status).toBe(400);
  }
  expect((await auth('verify-otp', { email, otp_code: second })).status).toBe(200);
  const again = await auth('verify-otp', { email, otp_code: second });
  expect(again.status).toBe(400);
  expect((await again.json()).message).toBe('The code is incorrect or has expired');
});

test.each([
  [{ email, password: '1234567' }, 400, 'at least 8'],
  [{ email: operator, password }, 400, 'already'],
  [{ email: 'no email', password }, 422, 'email'],
  [{ email }, 422, 'password'],
])('rejects the registration %j', async (payload, status, words) => {
  const answer = await auth('register', payload);
  expect(answer.status).toBe(status);
  expect((await answer.json()).message).toContain(words);
});

test('accepts only one of several concurrent registrations', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => auth('register', { email, password })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

test.each([operator, 'nobody@plant.example'])('doesn’t resend a code to %s', async (to) => {
  expect((await auth('resend-otp', { email: to })).status).toBe(400);
});
