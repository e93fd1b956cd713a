import { expect, test } from 'vitest';
import { admin, operator } from '@/e2e/platform/testing';
import { type ClientFactory, type ClientFixture, refusal, signedInAs } from './client-factory';
import { loginResponse, user } from './response-schemas';

const email = 'nora@plant.example';
const password = 'first-pass-1';

/** The code or token in the last email to an address. */
function lastMailCode({ platform }: Pick<ClientFixture<unknown>, 'platform'>, to: string): string {
  const mail = platform.events
    .recent()
    .findLast((event) => event.type === 'mail' && event.to === to);
  return mail?.type === 'mail' ? mail.code : 'no mail';
}

/** Covers every call of `auth`, and `setToken` of the client. */
export function authSuite(setup: ClientFactory): void {
  test('auth: signs in with email and password, and sends the token with later calls', async () => {
    const { client } = setup();
    expect(await client.auth.isAuthenticated()).toBe(false);
    const response = loginResponse.parse(
      await client.auth.loginViaEmailPassword(operator, 'operator-pass-1', 'turnstile'),
    );
    expect(response.user).toMatchObject({
      email: operator,
      role: 'user',
      is_verified: true,
      is_service: false,
      disabled: false,
    });
    expect(user.parse(await client.auth.me())).toEqual(response.user);
    expect(await client.auth.isAuthenticated()).toBe(true);
  });

  test('auth: rejects a wrong password with 401', async () => {
    const { client } = setup();
    const wrong = client.auth.loginViaEmailPassword(operator, 'wrong');
    expect(await refusal(wrong)).toMatchObject({
      status: 401,
      code: 'wrong_credentials',
    });
    // Not tested: a 401 here signs out an earlier user. The vendor's client tries to, but reads the status from a
    // property that its error doesn't have.
    expect(await client.auth.isAuthenticated()).toBe(false);
  });

  test('auth: updateMe changes only the given fields', async () => {
    const { client } = signedInAs(setup, operator);
    const before = user.parse(await client.auth.me());
    const after = user.parse(
      await client.auth.updateMe({ full_name: 'Otto O.', preferences: { theme: 'dark' } }),
    );
    expect(after).toEqual({
      ...before,
      full_name: 'Otto O.',
      preferences: { theme: 'dark' },
      updated_date: after.updated_date,
    });
    expect(await client.auth.me()).toEqual(after);
  });

  test('auth: registers an account, resends its code, and verifies it', async () => {
    const fixture = setup();
    const { auth } = fixture.client;
    const params = { email, password, turnstile_token: null, referral_code: null };
    expect(await auth.register(params)).toEqual({
      id: expect.any(String),
      message: expect.stringContaining(email),
      otp_expires_in_minutes: 10,
    });
    expect(await refusal(auth.register(params))).toMatchObject({ status: 400 });
    await auth.resendOtp(email);
    const verified = await auth.verifyOtp({ email, otpCode: lastMailCode(fixture, email) });
    expect(verified).toMatchObject({ success: true, message: expect.any(String) });
    const { access_token: token } = loginResponse.parse(verified);
    // Our client stores this token; the vendor's leaves that to the caller.
    auth.setToken(token);
    expect(await auth.me()).toMatchObject({ email, is_verified: true });
    const secondTry = auth.verifyOtp({ email, otpCode: lastMailCode(fixture, email) });
    expect(await refusal(secondTry)).toMatchObject({ status: 400 });
  });

  test('auth: resets a forgotten password and changes a known one', async () => {
    const fixture = setup();
    const { auth } = fixture.client;
    await auth.resetPasswordRequest(operator);
    const resetToken = lastMailCode(fixture, operator);
    await auth.resetPassword({ resetToken, newPassword: 'second-pass-2' });
    const { user: own } = loginResponse.parse(
      await auth.loginViaEmailPassword(operator, 'second-pass-2'),
    );
    const change = {
      userId: own.id,
      currentPassword: 'second-pass-2',
      newPassword: 'third-pass-3',
    };
    await auth.changePassword(change);
    loginResponse.parse(await auth.loginViaEmailPassword(operator, 'third-pass-3'));
    expect(await refusal(auth.changePassword(change))).toMatchObject({
      status: 400,
    });
    const secondReset = auth.resetPassword({ resetToken, newPassword: 'fourth-pass-4' });
    expect(await refusal(secondReset)).toMatchObject({ status: 400 });
  });

  test('auth: lets only an admin invite a user', async () => {
    const { client, platform } = signedInAs(setup, admin);
    await client.auth.inviteUser(email, 'user');
    const resetToken = lastMailCode({ platform }, email);
    await client.auth.resetPassword({ resetToken, newPassword: password });
    const response = await setup().client.auth.loginViaEmailPassword(email, password);
    expect(loginResponse.parse(response).user).toMatchObject({ email, role: 'user' });
    const { client: other } = signedInAs(setup, operator);
    expect(await refusal(other.auth.inviteUser('x@y.example', 'user'))).toMatchObject({
      status: 403,
    });
  });

  test('auth: redirectToLogin opens the sign-in page with a return URL', async () => {
    const { client, fakeWindow, platform } = setup();
    const next = `${platform.url}/ISO?part=6`;
    await fakeWindow.withGlobalWindow(() => client.auth.redirectToLogin(next));
    const url = new URL(fakeWindow.page.url());
    expect(url.origin + url.pathname).toBe(`${platform.url}/login`);
    // The contract requires app_id, but the vendor's client omits it; the platform then uses its only app.
    expect(url.searchParams.get('from_url')).toBe(next);
    const page = await fetch(url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`value="${next}"`);
  });

  test('auth: logout removes the token and ends at the given URL', async () => {
    const { client, fakeWindow, platform } = signedInAs(setup, operator);
    expect(await client.auth.isAuthenticated()).toBe(true);
    const back = `${platform.url}/login`;
    await fakeWindow.withGlobalWindow(() => client.auth.logout(back));
    // In the contract, the page goes through the platform's sign-out; the vendor's client goes straight to the URL.
    expect((await fetch(fakeWindow.page.url())).url).toBe(back);
    expect(await client.auth.isAuthenticated()).toBe(false);
  });

  test('setToken signs in and ignores an empty token', async () => {
    const { client, platform } = setup();
    client.setToken(platform.tokenFor(operator));
    expect(await client.auth.me()).toMatchObject({ email: operator });
    client.auth.setToken(platform.tokenFor(admin), false);
    expect(await client.auth.me()).toMatchObject({ email: admin });
    client.setToken('');
    expect(await client.auth.me()).toMatchObject({ email: admin });
  });
}
