import { Hono } from 'hono';
import { z } from 'zod';
import { requireUser } from '../api/auth';
import { checkNewPassword, emailSchema, sendCode } from '../api/credentials';
import { readJson } from '../api/read-request';
import { publishUserChange } from '../entities/publish';
import { ApiError } from '../errors';
import { hashPassword, verifyPassword } from '../secrets';
import type { ApiEnv, Services } from '../services';
import { type Account, defaultName, otp, toRecord } from '../store/accounts';

const registration = z.object({
  email: emailSchema,
  password: z.string(),
  full_name: z.string().trim().optional(),
});
const verification = z.object({ email: emailSchema, otp_code: z.string() });
const emailOnly = z.object({ email: emailSchema });
const reset = z.object({ reset_token: z.string(), new_password: z.string() });
const change = z.object({
  user_id: z.string(),
  current_password: z.string(),
  new_password: z.string(),
});

/** Signing up and passwords, under /apps/{appId}/auth/. */
export function accounts(services: Services): Hono<ApiEnv> {
  const { store, tokens, log } = services;
  const routes = new Hono<ApiEnv>().basePath('/apps/:appId/auth');
  const codeSent = (email: string) => ({
    message: `A code was sent to ${email}`,
    otp_expires_in_minutes: otp.minutes,
  });

  routes.post('/register', async (c) => {
    const { email, password, full_name } = await readJson(c, registration);
    checkNewPassword(password);
    const password_hash = await hashPassword(password);
    if (store.accounts.byEmail(email)) {
      throw new ApiError(400, 'email_known', `${email} already has an account`);
    }
    const added = store.accounts.add({
      ...{ email, password_hash, full_name: full_name ?? defaultName(email) },
    });
    publishUserChange(services, 'create', added);
    sendCode(c, services, email, 'otp', store.codes.make(email));
    return c.json({ id: added.id, ...codeSent(email) });
  });

  routes.post('/verify-otp', async (c) => {
    const { email, otp_code } = await readJson(c, verification);
    const known = store.accounts.byEmail(email);
    const isRight = store.codes.redeem(otp_code, email) === email;
    // An invited account is opened only by its invitation: earlier codes don't count.
    if (!isRight || !known || known.verified || known.registered) {
      throw new ApiError(400, 'otp_wrong', 'The code is incorrect or has expired');
    }
    const account = store.accounts.change(known, { verified: true, registered: true });
    publishUserChange(services, 'update', account);
    c.get('recordEvent')({ type: 'session', what: 'registered', user: email });
    const access_token = tokens.issue(account.id);
    const message = 'Account verified';
    return c.json({ success: true, message, access_token, user: toRecord(account) });
  });

  routes.post('/resend-otp', async (c) => {
    const { email } = await readJson(c, emailOnly);
    const account = store.accounts.byEmail(email);
    if (!account || account.verified || account.registered) {
      throw new ApiError(400, 'otp_not_awaited', `No account is waiting for a code at ${email}`);
    }
    sendCode(c, services, email, 'otp', store.codes.make(email));
    return c.json(codeSent(email));
  });

  routes.post('/reset-password-request', async (c) => {
    const { email } = await readJson(c, emailOnly);
    const account = store.accounts.byEmail(email);
    if (account) sendCode(c, services, email, 'reset', store.resetTokens.make(account.id));
    else log(`No account has the email ${email}, so no reset token was sent.`);
    // The same response either way, so it doesn't reveal which emails have accounts.
    const message = `If ${email} has an account, a reset token was sent to it`;
    return c.json({ success: true, message });
  });

  /** Signs the account out everywhere, including the session that changed the password. Its sockets end too. */
  const setPassword = async (account: Account, password: string) => {
    const changed = store.accounts.change(account, { password_hash: await hashPassword(password) });
    tokens.revoke(account.id);
    return changed;
  };
  const passwordChanged = { success: true, message: 'Password changed' };

  routes.post('/reset-password', async (c) => {
    const { reset_token, new_password } = await readJson(c, reset);
    // Checked before the token is used up, so someone whose password is too short can try again.
    checkNewPassword(new_password);
    const owner = store.accounts.byId(store.resetTokens.redeem(reset_token) ?? '');
    if (!owner) {
      const message = 'The reset token is incorrect, already used, or expired';
      throw new ApiError(400, 'reset_token_wrong', message);
    }
    const account = await setPassword(owner, new_password);
    if (!account.verified) {
      // The token was emailed, so using it verifies the email as a code does.
      const verified = store.accounts.change(account, { verified: true, registered: true });
      publishUserChange(services, 'update', verified);
    }
    return c.json(passwordChanged);
  });

  routes.post('/change-password', async (c) => {
    const user = requireUser(c.get('user'));
    const { user_id, current_password, new_password } = await readJson(c, change);
    if (user_id !== user.id) {
      throw new ApiError(403, 'other_account', 'user_id: you can change only your own password');
    }
    checkNewPassword(new_password);
    if (!(await verifyPassword(current_password, user.password_hash))) {
      throw new ApiError(400, 'wrong_credentials', 'current_password: is incorrect');
    }
    await setPassword(user, new_password);
    return c.json(passwordChanged);
  });
  return routes;
}
