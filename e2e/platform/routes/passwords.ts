import { Hono } from 'hono';
import { z } from 'zod';
import { emailSchema } from '../api/email';
import { requireUser } from '../api/identify';
import { knownApp } from '../api/known-app';
import { newPasswordHash } from '../api/new-password';
import { readJson } from '../api/read-json';
import { announceUser } from '../entities/announce';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';
import { isPassword } from '../store/passwords';
import { resetHours } from '../store/reset-tokens';

const password = z.string().max(1000);
const resetRequest = z.object({ email: emailSchema });
const reset = z.object({ reset_token: z.string().max(1000), new_password: password });
const change = z.object({
  user_id: z.string(),
  current_password: password,
  new_password: password,
});

/** POST reset-password-request, reset-password and change-password under /apps/{appId}/auth/ */
export function passwords(services: Services): Hono<ApiEnv> {
  const { appId, attempts, store, log } = services;
  const routes = new Hono<ApiEnv>();
  const app = knownApp(appId);

  routes.post('/apps/:appId/auth/reset-password-request', app, async (c) => {
    const { email } = await readJson(c, resetRequest);
    attempts.mails.count(email);
    const account = await store.accounts.byEmail(email);
    if (account) {
      const code = await store.resetTokens.make(account.id);
      c.get('note')({ type: 'mail', to: email, what: 'reset', code });
      log(`The reset token for ${email} is ${code}. It expires in ${resetHours} hours.`);
    }
    // The same answer for an unknown email, so that it does not tell which emails are known.
    return c.json({
      success: true,
      message: `If ${email} has an account, a reset token was sent to it`,
    });
  });

  routes.post('/apps/:appId/auth/reset-password', app, async (c) => {
    const { reset_token, new_password } = await readJson(c, reset);
    // Before the token is spent: who has chosen too short a password can try again with it.
    const hash = await newPasswordHash(new_password);
    const id = await store.resetTokens.use(reset_token);
    if (id === undefined) {
      throw new ApiError(
        400,
        'reset_token_wrong',
        'The reset token is incorrect, already used, or expired',
      );
    }
    await store.accounts.setPassword(id, hash);
    await endSessions(services, id);
    // The token came by mail, which proves the email as a code does.
    if (await store.accounts.confirmEmail(id)) {
      announceUser(services, 'update', await store.accounts.byId(id));
    }
    return c.json({ success: true, message: 'Password changed' });
  });

  routes.post('/apps/:appId/auth/change-password', app, async (c) => {
    const user = requireUser(c.get('user'));
    const { user_id, current_password, new_password } = await readJson(c, change);
    if (user_id !== user.id) {
      throw new ApiError(403, 'other_account', 'user_id: you can change only your own password');
    }
    attempts.passwords.count(user.email);
    if (!(await isPassword(current_password, user.password_hash))) {
      throw new ApiError(400, 'wrong_credentials', 'current_password: is incorrect');
    }
    attempts.passwords.forget(user.email);
    await store.accounts.setPassword(user.id, await newPasswordHash(new_password));
    await endSessions(services, user.id);
    return c.json({ success: true, message: 'Password changed' });
  });
  return routes;
}

/** Whoever was signed in with the old password, the one who changes it too, signs in again. */
async function endSessions({ tokens, rooms }: Services, id: string): Promise<void> {
  tokens.revoke(id);
  rooms.dismiss(id);
  await tokens.settled();
}
