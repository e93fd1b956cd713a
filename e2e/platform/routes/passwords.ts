import { Hono } from 'hono';
import { z } from 'zod';
import { requireUser } from '../api/auth';
import { checkNewPassword, emailSchema } from '../api/credentials';
import { readJson } from '../api/read-json';
import { requireApp } from '../api/require-app';
import { publishUserChange } from '../entities/publish';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';
import { resetLifetime } from '../store/one-time-codes';

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
  const { appId, rateLimiters, passwordHasher, store, log } = services;
  const routes = new Hono<ApiEnv>();
  const app = requireApp(appId);

  routes.post('/apps/:appId/auth/reset-password-request', app, async (c) => {
    const { email } = await readJson(c, resetRequest);
    rateLimiters.mails.consume(email);
    const id = await store.accounts.idOf(email);
    // An unknown email gets the same response after the same work, so neither reveals which emails have accounts.
    const code = await store.resetTokens.make(id);
    if (id === undefined) log(`No account has the email ${email}, so no reset token was sent.`);
    else {
      c.get('recordEvent')({ type: 'mail', to: email, what: 'reset', code });
      log(`The reset token for ${email} is ${code}. It expires in ${resetLifetime}.`);
    }
    return c.json({
      success: true,
      message: `If ${email} has an account, a reset token was sent to it`,
    });
  });

  routes.post('/apps/:appId/auth/reset-password', app, async (c) => {
    const { reset_token, new_password } = await readJson(c, reset);
    const invalidTokenError = new ApiError(
      400,
      'reset_token_wrong',
      'The reset token is incorrect, already used, or expired',
    );
    // Checked first, since hashing is slow by design.
    if (!(await store.resetTokens.isValid(reset_token))) throw invalidTokenError;
    // Checked before the token is used up, so someone whose password is too short can try again.
    checkNewPassword(new_password);
    const hash = await passwordHasher.hash(new_password);
    const id = await store.resetTokens.redeem(reset_token);
    if (id === undefined) throw invalidTokenError;
    await store.accounts.setPassword(id, hash);
    await endSessions(services, id);
    // The token was emailed, so using it verifies the email as a code does.
    if (await store.accounts.confirmEmail(id)) {
      publishUserChange(services, 'update', await store.accounts.byId(id));
    }
    return c.json({ success: true, message: 'Password changed' });
  });

  routes.post('/apps/:appId/auth/change-password', app, async (c) => {
    const user = requireUser(c.get('user'));
    const { user_id, current_password, new_password } = await readJson(c, change);
    if (user_id !== user.id) {
      throw new ApiError(403, 'other_account', 'user_id: you can change only your own password');
    }
    checkNewPassword(new_password);
    rateLimiters.passwords.consume(user.email);
    if (!(await passwordHasher.verify(current_password, user.password_hash))) {
      throw new ApiError(400, 'wrong_credentials', 'current_password: is incorrect');
    }
    rateLimiters.passwords.reset(user.email);
    await store.accounts.setPassword(user.id, await passwordHasher.hash(new_password));
    await endSessions(services, user.id);
    return c.json({ success: true, message: 'Password changed' });
  });
  return routes;
}

/** Signs the account out everywhere, including the session that changed the password. */
async function endSessions({ tokens, rooms }: Services, id: string): Promise<void> {
  tokens.revoke(id);
  rooms.disconnectExpired();
  await tokens.flushed();
}
