import { Hono } from 'hono';
import { z } from 'zod';
import { requireUser } from '../api/auth';
import { checkNewPassword, emailSchema } from '../api/credentials';
import { readJson } from '../api/read-json';
import { requireApp } from '../api/require-app';
import { publishUserChange } from '../entities/publish';
import { ApiError } from '../errors';
import { hashPassword, verifyPassword } from '../secrets';
import type { ApiEnv, Services } from '../services';
import { resetLifetime } from '../store/one-time-codes';

const resetRequest = z.object({ email: emailSchema });
const reset = z.object({ reset_token: z.string(), new_password: z.string() });
const change = z.object({
  user_id: z.string(),
  current_password: z.string(),
  new_password: z.string(),
});
const changed = { success: true, message: 'Password changed' };

/** POST reset-password-request, reset-password and change-password under /apps/{appId}/auth/ */
export function passwords(services: Services): Hono<ApiEnv> {
  const { appId, store, tokens, log } = services;
  const routes = new Hono<ApiEnv>();
  const app = requireApp(appId);

  /** Signs the account out everywhere, including the session that changed the password. Its sockets end too. */
  const setPassword = async (id: string, password: string) => {
    store.accounts.setPassword(id, await hashPassword(password));
    tokens.revoke(id);
  };

  routes.post('/apps/:appId/auth/reset-password-request', app, async (c) => {
    const { email } = await readJson(c, resetRequest);
    const account = store.accounts.byEmail(email);
    if (account) {
      const code = store.resetTokens.make(account.id);
      c.get('recordEvent')({ type: 'mail', to: email, what: 'reset', code });
      log(`The reset token for ${email} is ${code}. It expires in ${resetLifetime}.`);
    } else {
      log(`No account has the email ${email}, so no reset token was sent.`);
    }
    // The same response either way, so it doesn't reveal which emails have accounts.
    const message = `If ${email} has an account, a reset token was sent to it`;
    return c.json({ success: true, message });
  });

  routes.post('/apps/:appId/auth/reset-password', app, async (c) => {
    const { reset_token, new_password } = await readJson(c, reset);
    // Checked before the token is used up, so someone whose password is too short can try again.
    checkNewPassword(new_password);
    const id = store.resetTokens.redeem(reset_token);
    if (id === undefined) {
      const message = 'The reset token is incorrect, already used, or expired';
      throw new ApiError(400, 'reset_token_wrong', message);
    }
    await setPassword(id, new_password);
    // The token was emailed, so using it verifies the email as a code does.
    if (store.accounts.confirmEmail(id)) {
      publishUserChange(services, 'update', store.accounts.byId(id));
    }
    return c.json(changed);
  });

  routes.post('/apps/:appId/auth/change-password', app, async (c) => {
    const user = requireUser(c.get('user'));
    const { user_id, current_password, new_password } = await readJson(c, change);
    if (user_id !== user.id) {
      throw new ApiError(403, 'other_account', 'user_id: you can change only your own password');
    }
    checkNewPassword(new_password);
    if (!(await verifyPassword(current_password, user.password_hash))) {
      throw new ApiError(400, 'wrong_credentials', 'current_password: is incorrect');
    }
    await setPassword(user.id, new_password);
    return c.json(changed);
  });
  return routes;
}
