import { expect, test } from 'vitest';
import { admin, call, eventually, guest, lastMailCode, operator, testPlatform } from '../testing';
import { connectSocket, joinRoom } from '../testing-socket';

const running = testPlatform();
const me = '/apps/brazos/entities/User/me';
const put = (json: unknown) =>
  call(running.platform, me, { method: 'PUT', json, token: running.platform.tokenFor(operator) });

test('returns the record of the token’s user', async () => {
  const answer = await call(running.platform, me, { token: running.platform.tokenFor(admin) });
  expect(answer.status).toBe(200);
  const record = await answer.json();
  expect(record).toMatchObject({ email: admin, full_name: 'Ada Admin', role: 'admin' });
  expect(record).toMatchObject({ id: record.created_by_id, created_by: admin });
  expect(Object.keys(record).filter((key) => /password|hash/.test(key))).toEqual([]);
});

test('rejects a missing, forged, expired, or revoked token with 401', async () => {
  const { platform } = running;
  const good = platform.tokenFor(operator);
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
    'revoked too': good,
  };
  for (const [what, token] of Object.entries(tokens)) {
    const answer = await call(platform, me, token === undefined ? {} : { token });
    expect(answer.status, what).toBe(401);
    expect(await answer.json(), what).toMatchObject({
      message: 'Authentication required',
      code: 'auth_required',
    });
  }
  expect((await call(platform, me, { token: platform.tokenFor(operator) })).status).toBe(200);
});

test('rejects an unregistered account with 403 and the reason', async () => {
  const answer = await call(running.platform, me, { token: running.platform.tokenFor(guest) });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ extra_data: { reason: 'user_not_registered' } });
});

test('changes the name and the app’s own fields, and keeps fields that aren’t sent', async () => {
  expect((await put({ full_name: 'Otto O.', shift: 'night', tags: ['a'] })).status).toBe(200);
  const answer = await put({ shift: 'day' });
  const changed = { full_name: 'Otto O.', shift: 'day', tags: ['a'], email: operator };
  expect(await answer.json()).toMatchObject(changed);
  const again = await call(running.platform, me, { token: running.platform.tokenFor(operator) });
  expect(await again.json()).toMatchObject(changed);
});

test.each([
  [{ role: 'admin' }, 'role'],
  [{ id: 'x', email: 'x@y.example' }, 'email'],
  [{ full_name: 7 }, 'full_name'],
  [[], 'object'],
  [null, 'object'],
  ['role', 'object'],
])('rejects the change %j with 422 and names the problem', async (change, named) => {
  const answer = await put(change);
  expect(answer.status).toBe(422);
  expect((await answer.json()).message).toContain(named);
});

test('treats __proto__ and constructor as ordinary keys', async () => {
  const token = running.platform.tokenFor(operator);
  const answer = await call(running.platform, me, {
    method: 'PUT',
    token,
    headers: { 'Content-Type': 'application/json' },
    body: '{"__proto__":{"role":"admin"},"constructor":1}',
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ role: 'user' });
});

test('rejects a change by the service role, which has no user record', async () => {
  const answer = await call(running.platform, me, {
    method: 'PUT',
    json: { full_name: 'X' },
    token: running.platform.serviceToken,
  });
  expect([answer.status, (await answer.json()).code]).toEqual([403, 'not_a_user']);
});

test('lets only admins list, query, and read users', async () => {
  const users = '/apps/brazos/entities/User';
  const asOperator = { token: running.platform.tokenFor(operator) };
  expect((await call(running.platform, users, asOperator)).status).toBe(403);
  expect((await call(running.platform, users)).status).toBe(401);
  const token = running.platform.tokenFor(admin);
  const q = encodeURIComponent('{"role":"user"}');
  const answer = await call(running.platform, `${users}?q=${q}&sort=-email`, { token });
  const found: Record<string, string>[] = await answer.json();
  expect(found.map(({ email }) => email)).toEqual([operator, guest]);
  expect(JSON.stringify(found)).not.toContain('password');
  const one = await call(running.platform, `${users}/${found[0]?.id}`, { token });
  expect(await one.json()).toEqual(found[0]);
  expect((await call(running.platform, `${users}/none`, { token })).status).toBe(404);
  expect((await call(running.platform, users, { token, json: {} })).status).toBe(404);
});

test('broadcasts every change of an account to the users’ room', async () => {
  const { platform } = running;
  const socket = await connectSocket(platform, { token: platform.tokenFor(admin) });
  const broadcasts: string[] = [];
  socket.on('update_model', ({ data }) => {
    const { type, id, data: user } = JSON.parse(data);
    expect(id).toBe(user.id);
    expect(JSON.stringify(user)).not.toContain('password');
    broadcasts.push(`${type} ${user.email} ${user.role} ${user.is_verified}`);
  });
  await joinRoom(socket, 'entities:brazos:User');

  const post = (path: string, json: object) =>
    call(platform, `/apps/brazos/${path}`, { json, token: platform.tokenFor(admin) });
  const email = 'nora@plant.example';
  await post('auth/register', { email, password: 'new-pass-1' });
  await post('auth/verify-otp', { email, otp_code: lastMailCode(platform) });
  const invited = 'ines@plant.example';
  await post('users/invite-user', { user_email: invited, role: 'admin' });
  await post('auth/reset-password', {
    reset_token: lastMailCode(platform),
    new_password: 'new-pass-1',
  });
  await post('users/invite-user', { user_email: guest, role: 'user' });
  // Not broadcast: a rejected invitation, and a password change, which others can't see.
  await post('users/invite-user', { user_email: invited, role: 'user' });
  await post('auth/reset-password-request', { email });
  await post('auth/reset-password', {
    reset_token: lastMailCode(platform),
    new_password: 'new-pass-2',
  });
  const token = platform.tokenFor(admin);
  await call(platform, me, { method: 'PUT', json: { full_name: 'Ada A.' }, token });

  await eventually(() => broadcasts).toEqual([
    `create ${email} user false`,
    `update ${email} user true`,
    `create ${invited} admin false`,
    `update ${invited} admin true`,
    `update ${guest} user true`,
    `update ${admin} admin true`,
  ]);
});
