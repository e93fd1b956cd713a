import { expect, test } from 'vitest';
import { admin, call, guest, lastMailCode, operator, testPlatform } from '../testing';

const running = testPlatform();
const email = 'vera@plant.example';
const attackerPassword = 'planted-pass-1';

const auth = (name: string, json: unknown) =>
  call(running.platform, `/apps/brazos/auth/${name}`, { json });
const invite = (role: string) =>
  call(running.platform, '/apps/brazos/users/invite-user', {
    json: { user_email: email, role },
    token: running.platform.tokenFor(admin),
  });
const lastCode = (what: 'otp' | 'invitation') => lastMailCode(running.platform, { what });

test.each(['users', 'runtime/users'])(
  'lets an admin invite users at %s, and the emailed token opens the account',
  async (users) => {
    const inviteAs = (token: string, json: unknown) =>
      call(running.platform, `/apps/brazos/${users}/invite-user`, { json, token });
    const new_password = 'fresh-pass-1';
    const json = { user_email: 'Ines@plant.example', role: 'admin' };
    const asAdmin = running.platform.tokenFor(admin);
    expect((await inviteAs(running.platform.tokenFor(operator), json)).status).toBe(403);
    const wrong = await inviteAs(asAdmin, { ...json, role: 'owner' });
    expect([wrong.status, (await wrong.json()).message]).toEqual([
      422,
      expect.stringContaining('role'),
    ]);
    expect((await inviteAs(asAdmin, json)).status).toBe(200);
    const token = lastMailCode(running.platform, { to: 'ines@plant.example', what: 'invitation' });
    await auth('reset-password', { reset_token: token, new_password });
    const answer = await auth('login', { email: 'ines@plant.example', password: new_password });
    expect(await answer.json()).toMatchObject({ user: { role: 'admin' } });
    expect((await inviteAs(asAdmin, json)).status).toBe(400);

    expect((await inviteAs(asAdmin, { user_email: guest, role: 'user' })).status).toBe(200);
    const me = await call(running.platform, '/apps/brazos/entities/User/me', {
      token: running.platform.tokenFor(guest),
    });
    expect(me.status).toBe(200);
  },
);

test('the password of an unverified account does not survive an invitation', async () => {
  await auth('register', { email, password: attackerPassword, full_name: 'Somebody Else' });
  const otp_code = lastCode('otp');
  expect((await invite('admin')).status).toBe(200);

  // The code was sent before the invitation. It no longer opens the account, and no other code is sent.
  expect((await auth('verify-otp', { email, otp_code })).status).toBe(400);
  expect((await auth('resend-otp', { email })).status).toBe(400);
  expect((await auth('login', { email, password: attackerPassword })).status).toBe(401);

  const new_password = 'her-own-pass-1';
  const reset = await auth('reset-password', {
    reset_token: lastCode('invitation'),
    new_password,
  });
  expect(reset.status).toBe(200);
  expect((await auth('login', { email, password: attackerPassword })).status).toBe(401);
  const signedIn = await auth('login', { email, password: new_password });
  // The name from the unverified registration is gone too.
  expect((await signedIn.json()).user).toMatchObject({ role: 'admin', full_name: 'vera' });
});

test('nobody can register an invited address, or have a code sent to it', async () => {
  await invite('admin');
  expect((await auth('register', { email, password: attackerPassword })).status).toBe(400);
  expect((await auth('resend-otp', { email })).status).toBe(400);
  expect((await auth('login', { email, password: attackerPassword })).status).toBe(401);
});

test('a concurrent registration does not override an invitation', async () => {
  await Promise.all([invite('admin'), auth('register', { email, password: attackerPassword })]);
  const otp_code = lastCode('otp');
  await auth('verify-otp', { email, otp_code });
  expect((await auth('login', { email, password: attackerPassword })).status).toBe(401);
});

test('a verified account keeps its password when it is invited', async () => {
  const json = { user_email: guest, role: 'user' };
  const token = running.platform.tokenFor(admin);
  await call(running.platform, '/apps/brazos/users/invite-user', { json, token });
  const known = { email: guest, password: 'guest-pass-1' };
  expect((await auth('login', known)).status).toBe(200);
});
