import { expect, test } from 'vitest';
import {
  admin,
  call,
  lastMailCode,
  operator,
  siteOrigin,
  testClock,
  testPlatform,
} from '../testing';

const clock = testClock();
const running = testPlatform({ now: clock.now });

const auth = (name: string, json: unknown, init: Parameters<typeof call>[2] = {}) =>
  call(running.platform, `/apps/brazos/auth/${name}`, { json, ...init });
const wrongLogin = () => auth('login', { email: operator, password: 'wrong' });
const rightLogin = () => auth('login', { email: operator, password: 'operator-pass-1' });

/** Makes the calls one after another. @returns their statuses */
async function repeat(times: number, call: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let made = 0; made < times; made += 1) statuses.push((await call()).status);
  return statuses;
}

const ten = (status: number) => Array(10).fill(status);

test('allows ten password attempts a minute per account, then says how long to wait', async () => {
  expect(await repeat(11, wrongLogin)).toEqual([...ten(401), 429]);
  // Even the right password is refused, so guessing can't continue.
  const email = ' Operator@plant.example';
  const refused = await auth(
    'login',
    { email, password: 'operator-pass-1' },
    { headers: { Origin: siteOrigin } },
  );
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({
    error_type: 'rate_limit_error',
    code: 'too_many_attempts',
    message: expect.stringMatching(/^Too many attempts\. Try again in \d+ s$/),
  });
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(refused.headers.get('access-control-expose-headers')).toContain('Retry-After');
  const other = await auth('login', { email: admin, password: 'admin-pass-1' });
  expect(other.status).toBe(200);
  clock.elapsedMs = 60_000;
  expect((await rightLogin()).status).toBe(200);
});

test('counts concurrent attempts too', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, wrongLogin));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
});

test('restarts the count after the right password or a platform reset', async () => {
  await repeat(9, wrongLogin);
  expect(await repeat(20, rightLogin)).toEqual(Array(20).fill(200));
  expect(await repeat(11, wrongLogin)).toEqual([...ten(401), 429]);
  await running.platform.reset();
  expect((await rightLogin()).status).toBe(200);
});

test('shares the count with the sign-in page, which shows the message', async () => {
  await repeat(10, wrongLogin);
  const page = await fetch(`${running.platform.url}/login`, {
    method: 'POST',
    body: new URLSearchParams({ email: operator, password: 'operator-pass-1' }),
    redirect: 'manual',
  });
  expect(page.status).toBe(429);
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await page.text()).toMatch(/role="alert">Too many attempts\. Try again in \d+ s\.</);
});

test('allows ten guesses at a code a minute', async () => {
  const email = 'new@plant.example';
  await auth('register', { email, password: 'new-pass-1' });
  const otp_code = lastMailCode(running.platform);
  const guess = () => auth('verify-otp', { email, otp_code: 'wrong!' });
  expect(await repeat(11, guess)).toEqual([...ten(400), 429]);
  expect((await auth('verify-otp', { email, otp_code })).status).toBe(429);
  clock.elapsedMs = 60_000;
  expect((await auth('verify-otp', { email, otp_code })).status).toBe(200);
});

test('sends at most ten emails a minute to an address', async () => {
  const request = () => auth('reset-password-request', { email: operator });
  expect(await repeat(11, request)).toEqual([...ten(200), 429]);
  const email = 'nobody@plant.example';
  expect(await repeat(11, () => auth('resend-otp', { email }))).toEqual([...ten(400), 429]);
});

test('counts wrong current passwords in a password change together with sign-in attempts', async () => {
  const token = running.platform.tokenFor(operator);
  const me = await call(running.platform, '/apps/brazos/entities/User/me', { token });
  const change = {
    user_id: (await me.json()).id,
    current_password: 'wrong',
    new_password: 'fresh-pass-1',
  };
  const guess = () => auth('change-password', change, { token });
  expect(await repeat(11, guess)).toEqual([...ten(400), 429]);
  expect((await rightLogin()).status).toBe(429);
});
