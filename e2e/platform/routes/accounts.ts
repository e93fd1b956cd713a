import { Hono } from 'hono';
import { z } from 'zod';
import { requireApp, requireUser } from '../api/auth';
import { checkNewPassword, emailSchema, sendCode } from '../api/credentials';
import { readJson } from '../api/read-json';
import { publishUserChange } from '../entities/publish';
import { ApiError } from '../errors';
import { hashPassword, verifyPassword } from '../secrets';
import type { ApiEnv, Services } from '../services';
import { defaultName, toRecord } from '../store/accounts';
import { codeLifetimeMinutes } from '../store/one-time-codes';

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

/**
 * Signing up and passwords: POST register, verify-otp, resend-otp, reset-password-request, reset-password, and
 * change-password under /apps/{appId}/auth/.
 */
export function accounts(services: Services): Hono<ApiEnv> {
  const { appId, store, tokens, log } = services;
  const routes = new Hono<ApiEnv>().basePath('/apps/:appId/auth');
  const app = requireApp(appId);
  const codeSent = (email: string) => ({
    message: `A code was sent to ${email}`,
    otp_expires_in_minutes: codeLifetimeMinutes,
  });

  routes.post('/register', app, async (c) => {
    const { email, password, full_name } = await readJson(c, registration);
    checkNewPassword(password);
    const passwordHash = await hashPassword(password);
    const fullName = full_name ?? defaultName(email);
    const id = store.accounts.add({ email, passwordHash, fullName });
    if (id === undefined) {
      throw new ApiError(400, 'email_known', `${email} already has an account`);
    }
    publishUserChange(services, 'create', store.accounts.byId(id));
    sendCode(c, services, email, 'otp', store.codes.make(email));
    return c.json({ id, ...codeSent(email) });
  });

  routes.post('/verify-otp', app, async (c) => {
    const { email, otp_code } = await readJson(c, verification);
    // An invited account is opened only by its invitation: earlier codes don't count.
    const isVerified =
      store.codes.redeem(otp_code, email) === email && store.accounts.verify(email);
    const account = store.accounts.byEmail(email);
    if (!isVerified || !account) {
      throw new ApiError(400, 'otp_wrong', 'The code is incorrect or has expired');
    }
    publishUserChange(services, 'update', account);
    c.get('recordEvent')({ type: 'session', what: 'registered', user: email });
    const access_token = tokens.issue(account.id);
    const message = 'Account verified';
    return c.json({ success: true, message, access_token, user: toRecord(account) });
  });

  routes.post('/resend-otp', app, async (c) => {
    const { email } = await readJson(c, emailOnly);
    const account = store.accounts.byEmail(email);
    if (!account || account.verified || account.registered) {
      throw new ApiError(400, 'otp_not_awaited', `No account is waiting for a code at ${email}`);
    }
    sendCode(c, services, email, 'otp', store.codes.make(email));
    return c.json(codeSent(email));
  });

  routes.post('/reset-password-request', app, async (c) => {
    const { email } = await readJson(c, emailOnly);
    const account = store.accounts.byEmail(email);
    if (account) sendCode(c, services, email, 'reset', store.resetTokens.make(account.id));
    else log(`No account has the email ${email}, so no reset token was sent.`);
    // The same response either way, so it doesn't reveal which emails have accounts.
    const message = `If ${email} has an account, a reset token was sent to it`;
    return c.json({ success: true, message });
  });

  /** Signs the account out everywhere, including the session that changed the password. Its sockets end too. */
  const setPassword = async (id: string, password: string) => {
    store.accounts.setPassword(id, await hashPassword(password));
    tokens.revoke(id);
    return { success: true, message: 'Password changed' };
  };

  routes.post('/reset-password', app, async (c) => {
    const { reset_token, new_password } = await readJson(c, reset);
    // Checked before the token is used up, so someone whose password is too short can try again.
    checkNewPassword(new_password);
    const id = store.resetTokens.redeem(reset_token);
    if (id === undefined) {
      const message = 'The reset token is incorrect, already used, or expired';
      throw new ApiError(400, 'reset_token_wrong', message);
    }
    const changed = await setPassword(id, new_password);
    // The token was emailed, so using it verifies the email as a code does.
    if (store.accounts.confirmEmail(id)) {
      publishUserChange(services, 'update', store.accounts.byId(id));
    }
    return c.json(changed);
  });

  routes.post('/change-password', app, async (c) => {
    const user = requireUser(c.get('user'));
    const { user_id, current_password, new_password } = await readJson(c, change);
    if (user_id !== user.id) {
      throw new ApiError(403, 'other_account', 'user_id: you can change only your own password');
    }
    checkNewPassword(new_password);
    if (!(await verifyPassword(current_password, user.password_hash))) {
      throw new ApiError(400, 'wrong_credentials', 'current_password: is incorrect');
    }
    return c.json(await setPassword(user.id, new_password));
  });
  return routes;
}
