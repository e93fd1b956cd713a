import { beforeEach, expect, test } from 'vitest';
import { admin, call, operator, siteOrigin, testPlatform } from '../testing';

let elapsedMs = 0;
// The clock stands still but for what a test adds, however long it takes.
const startMs = Date.now();
const running = testPlatform({ now: () => startMs + elapsedMs });

beforeEach(() => {
  elapsedMs = 0;
});

const auth = (name: string, json: unknown, init: Parameters<typeof call>[2] = {}) =>
  call(running.platform, `/apps/brazos/auth/${name}`, { json, ...init });
const wrongLogin = () => auth('login', { email: operator, password: 'wrong' });
const rightLogin = () => auth('login', { email: operator, password: 'operator-pass-1' });

/** Does it again and again. @returns the statuses, one after the other */
async function again(times: number, call: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let made = 0; made < times; made += 1) statuses.push((await call()).status);
  return statuses;
}

const ten = (status: number) => Array(10).fill(status);

test('an account’s password is tried ten times a minute, and the answer says how long to wait', async () => {
  expect(await again(11, wrongLogin)).toEqual([...ten(401), 429]);
  // Whoever knows the password has to wait too: else a right guess would be told from a wrong one.
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
  elapsedMs = 60_000;
  expect((await rightLogin()).status).toBe(200);
});

test('many at the same time are counted as well', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, wrongLogin));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
});

test('a right password starts the count anew, and so does a reset', async () => {
  await again(9, wrongLogin);
  expect(await again(20, rightLogin)).toEqual(Array(20).fill(200));
  expect(await again(11, wrongLogin)).toEqual([...ten(401), 429]);
  await running.platform.reset();
  expect((await rightLogin()).status).toBe(200);
});

test('the sign-in page counts with the call, and says so', async () => {
  await again(10, wrongLogin);
  const page = await fetch(`${running.platform.url}/login`, {
    method: 'POST',
    body: new URLSearchParams({ email: operator, password: 'operator-pass-1' }),
    redirect: 'manual',
  });
  expect(page.status).toBe(429);
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await page.text()).toMatch(/role="alert">Too many attempts\. Try again in \d+ s\.</);
});

test('a code is guessed ten times a minute', async () => {
  const email = 'new@plant.example';
  await auth('register', { email, password: 'new-pass-1' });
  const mail = running.platform.events.recent().findLast((event) => event.type === 'mail');
  const otp_code = mail?.type === 'mail' ? mail.code : 'no mail';
  const guess = () => auth('verify-otp', { email, otp_code: 'wrong!' });
  expect(await again(11, guess)).toEqual([...ten(400), 429]);
  expect((await auth('verify-otp', { email, otp_code })).status).toBe(429);
  elapsedMs = 60_000;
  expect((await auth('verify-otp', { email, otp_code })).status).toBe(200);
});

test('nobody is sent mails without end', async () => {
  const request = () => auth('reset-password-request', { email: operator });
  expect(await again(11, request)).toEqual([...ten(200), 429]);
  const email = 'nobody@plant.example';
  expect(await again(11, () => auth('resend-otp', { email }))).toEqual([...ten(400), 429]);
});

test('the password that is to be changed is guessed no more often than at sign-in', async () => {
  const token = running.platform.tokenFor(operator);
  const me = await call(running.platform, '/apps/brazos/entities/User/me', { token });
  const change = {
    user_id: (await me.json()).id,
    current_password: 'wrong',
    new_password: 'fresh-pass-1',
  };
  const guess = () => auth('change-password', change, { token });
  expect(await again(11, guess)).toEqual([...ten(400), 429]);
  expect((await rightLogin()).status).toBe(429);
});
