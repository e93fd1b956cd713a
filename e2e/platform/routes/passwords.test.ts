import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, test } from 'vitest';
import { admin, call, guest, operator, temporaryFolder, testPlatform } from '../testing';
import { connectSocket, nextEvent } from '../testing-socket';

const lines: string[] = [];
const database = join(temporaryFolder(), 'passwords.db');
const running = testPlatform({ database, log: (line) => lines.push(line) });
const fresh = 'fresh-pass-1';
const auth = (name: string, json: unknown, token?: string) =>
  call(running.platform, `/apps/brazos/auth/${name}`, {
    json,
    ...(token === undefined ? {} : { token }),
  });
const signIn = async (email: string, password: string) =>
  (await auth('login', { email, password })).status;

/** What the last mail to somebody brought. */
function mailed(to: string, what: string): string {
  const mail = running.platform.events
    .recent()
    .findLast((event) => event.type === 'mail' && event.to === to && event.what === what);
  return mail?.type === 'mail' ? mail.code : 'no mail';
}

async function resetToken(email: string): Promise<string> {
  expect((await auth('reset-password-request', { email })).status).toBe(200);
  return mailed(email, 'reset');
}

test('a token sets a new password once, and stands in the mail and the log alone', async () => {
  const requested = await auth('reset-password-request', { email: operator });
  const token = mailed(operator, 'reset');
  expect(token.length).toBeGreaterThan(20);
  expect(await requested.text()).not.toContain(token);
  expect(lines.at(-1)).toContain(token);

  const short = await auth('reset-password', { reset_token: token, new_password: 'short' });
  expect([short.status, (await short.json()).code]).toEqual([400, 'password_too_short']);
  const set = await auth('reset-password', { reset_token: token, new_password: fresh });
  expect(set.status).toBe(200);
  expect(await signIn(operator, fresh)).toBe(200);
  expect(await signIn(operator, 'operator-pass-1')).toBe(401);
  const again = await auth('reset-password', { reset_token: token, new_password: 'other-pass-1' });
  expect([again.status, (await again.json()).code]).toEqual([400, 'reset_token_wrong']);
  expect(await signIn(operator, fresh)).toBe(200);
});

test('only the last token counts, and a reset takes it back', async () => {
  const first = await resetToken(operator);
  const second = await resetToken(operator);
  expect((await auth('reset-password', { reset_token: first, new_password: fresh })).status).toBe(
    400,
  );
  await running.platform.reset();
  expect((await auth('reset-password', { reset_token: second, new_password: fresh })).status).toBe(
    400,
  );
});

test('an unknown email gets the same answer and no mail', async () => {
  const known = await auth('reset-password-request', { email: operator });
  const unknown = await auth('reset-password-request', { email: 'nobody@plant.example' });
  expect(unknown.status).toBe(known.status);
  expect((await unknown.text()).replaceAll('nobody', 'operator')).toBe(await known.text());
  expect(mailed('nobody@plant.example', 'reset')).toBe('no mail');
});

test('an unknown email costs the same work, and its token opens nothing', async () => {
  const file = createClient({ url: `file:${database}` });
  const tokens = async () => {
    const { rows } = await file.execute('SELECT token_hash FROM reset_tokens ORDER BY token_hash');
    return rows.map((row) => String(row.token_hash));
  };
  const seen = new Set<string>();
  for (const email of [operator, 'nobody@plant.example', 'noone@plant.example']) {
    const linesBefore = lines.length;
    await auth('reset-password-request', { email });
    const made = (await tokens()).filter((token) => !seen.has(token));
    expect(made, email).toHaveLength(1);
    expect(lines.length - linesBefore, email).toBe(1);
    for (const token of made) seen.add(token);
  }
  // Known or not, a request replaces the token before: nothing is kept for each address.
  expect(await tokens()).toHaveLength(2);
  file.close();
});

test('a reset verifies a new account, and registers nobody who was refused', async () => {
  const email = 'new@plant.example';
  await auth('register', { email, password: 'first-pass-1' });
  await auth('reset-password', { reset_token: await resetToken(email), new_password: fresh });
  expect(await signIn(email, fresh)).toBe(200);
  await auth('reset-password', { reset_token: await resetToken(guest), new_password: fresh });
  const me = '/apps/brazos/entities/User/me';
  const token = running.platform.tokenFor(guest);
  expect((await call(running.platform, me, { token })).status).toBe(403);
});

test('the own password is changed by who knows it', async () => {
  const token = running.platform.tokenFor(operator);
  const me = await call(running.platform, '/apps/brazos/entities/User/me', { token });
  const right = {
    user_id: (await me.json()).id,
    current_password: 'operator-pass-1',
    new_password: fresh,
  };
  expect((await auth('change-password', right)).status).toBe(401);
  const other = running.platform.tokenFor(admin);
  expect((await auth('change-password', right, other)).status).toBe(403);
  const wrong = { ...right, current_password: 'x' };
  expect((await auth('change-password', wrong, token)).status).toBe(400);
  expect((await auth('change-password', { ...right, new_password: 'x' }, token)).status).toBe(400);
  expect(await signIn(operator, 'operator-pass-1')).toBe(200);
  expect((await auth('change-password', right, token)).status).toBe(200);
  expect(await signIn(operator, fresh)).toBe(200);
});

test('a new password ends what was open with the old one, and nobody else’s', async () => {
  const { platform } = running;
  const me = '/apps/brazos/entities/User/me';
  const statusOf = async (token: string) => (await call(platform, me, { token })).status;
  const others = platform.tokenFor(admin);
  const { id } = await (await call(platform, me, { token: platform.tokenFor(operator) })).json();
  const next = 'later-pass-1';
  const ways = [
    async () =>
      auth('reset-password', { reset_token: await resetToken(operator), new_password: fresh }),
    (token: string) => {
      const change = { user_id: id, current_password: fresh, new_password: next };
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
  expect(await signIn(operator, next)).toBe(200);
});

test('an admin invites, and the mail’s token opens the account', async () => {
  const invite = (json: unknown, token: string) =>
    call(running.platform, '/apps/brazos/users/invite-user', { json, token });
  const json = { user_email: 'Ines@plant.example', role: 'admin' };
  const asAdmin = running.platform.tokenFor(admin);
  expect((await invite(json, running.platform.tokenFor(operator))).status).toBe(403);
  const wrong = await invite({ ...json, role: 'owner' }, asAdmin);
  expect([wrong.status, (await wrong.json()).message]).toEqual([
    422,
    expect.stringContaining('role'),
  ]);
  expect((await invite(json, asAdmin)).status).toBe(200);
  const token = mailed('ines@plant.example', 'invitation');
  await auth('reset-password', { reset_token: token, new_password: fresh });
  const answer = await auth('login', { email: 'ines@plant.example', password: fresh });
  expect(await answer.json()).toMatchObject({ user: { role: 'admin' } });
  expect((await invite(json, asAdmin)).status).toBe(400);

  expect((await invite({ user_email: guest, role: 'user' }, asAdmin)).status).toBe(200);
  const me = await call(running.platform, '/apps/brazos/entities/User/me', {
    token: running.platform.tokenFor(guest),
  });
  expect(me.status).toBe(200);
});

test('the service role alone gets a user’s token, on behalf of that user', async () => {
  const { platform } = running;
  const own = platform.tokenFor(operator);
  const me = await call(platform, '/apps/brazos/entities/User/me', { token: own });
  const { id } = await me.json();
  const ask = (token: string, behalf?: string, user = id) =>
    call(platform, `/apps/brazos/auth/sso/accesstoken/${user}`, {
      token,
      ...(behalf === undefined ? {} : { headers: { 'on-behalf-of': behalf } }),
    });
  const service = platform.serviceToken;
  for (const behalf of [undefined, `Bearer ${own}`]) {
    const answer = await ask(service, behalf);
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
