import { expect, test } from 'vitest';
import { call, operator, testClock, testPlatform } from '../testing';

const clock = testClock();
const running = testPlatform({ now: clock.now });

const auth = (name: string, json: unknown) =>
  call(running.platform, `/apps/brazos/auth/${name}`, { json });
const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

/** How many passwords were hashed during the work. */
async function countHashes(work: () => Promise<unknown>): Promise<number> {
  const before = running.platform.hashingStats().done;
  await work();
  return running.platform.hashingStats().done - before;
}

test('rejects an invalid reset token before hashing anything', async () => {
  const bogus = () => auth('reset-password', { reset_token: 'x', new_password: 'fresh-pass-1' });
  const hashed = await countHashes(async () => {
    const answers = await statuses(Array.from({ length: 100 }, bogus));
    expect(new Set(answers)).toEqual(new Set([400]));
  });
  expect(hashed).toBe(0);
});

test('hashes nothing for an email that is already registered or for an invitation', async () => {
  const hashed = await countHashes(async () => {
    const known = await auth('register', { email: operator, password: 'fresh-pass-1' });
    expect(known.status).toBe(400);
    const invited = await call(running.platform, '/apps/brazos/users/invite-user', {
      json: { user_email: 'ines@plant.example', role: 'user' },
      token: running.platform.serviceToken,
    });
    expect(invited.status).toBe(200);
  });
  expect(hashed).toBe(0);
});

test('hashes two passwords at a time, queues some of the others, and answers the rest with 503', async () => {
  const signIn = (_: unknown, index: number) =>
    auth('login', { email: `nobody-${index}@plant.example`, password: 'wrong-pass-1' });
  let answers: Response[] = [];
  const hashed = await countHashes(async () => {
    answers = await Promise.all(Array.from({ length: 300 }, signIn));
  });
  const checked = answers.filter(({ status }) => status === 401);
  const refused = answers.filter(({ status }) => status === 503);
  expect(checked.length + refused.length).toBe(300);
  expect(hashed).toBe(checked.length);
  expect(running.platform.hashingStats().mostAtOnce).toBe(2);
  for (const { headers } of refused) expect(headers.get('retry-after')).toBe('1');
});

test('registers ten accounts a minute, whatever their emails', async () => {
  const register = (index: number) =>
    auth('register', { email: `new-${index}@plant.example`, password: 'new-pass-1' });
  const first = await statuses(Array.from({ length: 15 }, (_, index) => register(index)));
  expect(first.filter((status) => status === 200)).toHaveLength(10);
  expect(first.filter((status) => status === 429)).toHaveLength(5);
  clock.elapsedMs = 60_000;
  expect((await register(20)).status).toBe(200);
});
