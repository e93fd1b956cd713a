import { expect, test } from 'vitest';
import { admin, call, testPlatform } from '../testing';

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

/** The code in the last email of this kind. */
function lastMailCode(what: 'otp' | 'invitation'): string {
  const mail = running.platform.events
    .recent()
    .findLast((event) => event.type === 'mail' && event.what === what);
  return mail?.type === 'mail' ? mail.code : 'no mail';
}

test('the password of an unverified account does not survive an invitation', async () => {
  await auth('register', { email, password: attackerPassword, full_name: 'Somebody Else' });
  const otp_code = lastMailCode('otp');
  expect((await invite('admin')).status).toBe(200);

  // The code was sent before the invitation. It no longer opens the account, and no other code is sent.
  expect((await auth('verify-otp', { email, otp_code })).status).toBe(400);
  expect((await auth('resend-otp', { email })).status).toBe(400);
  expect((await auth('login', { email, password: attackerPassword })).status).toBe(401);

  const new_password = 'her-own-pass-1';
  const reset = await auth('reset-password', {
    reset_token: lastMailCode('invitation'),
    new_password,
  });
  expect(reset.status).toBe(200);
  expect((await auth('login', { email, password: attackerPassword })).status).toBe(401);
  const signedIn = await auth('login', { email, password: new_password });
  // The name also came from the unverified registration.
  expect((await signedIn.json()).user).toMatchObject({ role: 'admin', full_name: 'vera' });
});

test('nobody can register an invited address, or have a code sent to it', async () => {
  await invite('admin');
  expect((await auth('register', { email, password: attackerPassword })).status).toBe(400);
  expect((await auth('resend-otp', { email })).status).toBe(400);
  expect((await auth('login', { email, password: attackerPassword })).status).toBe(401);
});

test('keeps the invitation’s account when an invitation and a registration are concurrent', async () => {
  await Promise.all([invite('admin'), auth('register', { email, password: attackerPassword })]);
  const otp_code = lastMailCode('otp');
  await auth('verify-otp', { email, otp_code });
  expect((await auth('login', { email, password: attackerPassword })).status).toBe(401);
});

test('a verified account keeps its password when it is invited', async () => {
  const json = { user_email: 'guest@plant.example', role: 'user' };
  const token = running.platform.tokenFor(admin);
  await call(running.platform, '/apps/brazos/users/invite-user', { json, token });
  const known = { email: 'guest@plant.example', password: 'guest-pass-1' };
  expect((await auth('login', known)).status).toBe(200);
});
