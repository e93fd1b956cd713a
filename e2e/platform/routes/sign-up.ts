import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { checkNewPassword, emailSchema } from '../api/credentials';
import { readJson } from '../api/read-json';
import { requireApp } from '../api/require-app';
import { publishUserChange } from '../entities/publish';
import { ApiError } from '../errors';
import { hashPassword } from '../secrets';
import type { ApiEnv, Services } from '../services';
import { defaultName, toRecord } from '../store/accounts';
import { codeLifetimeMinutes } from '../store/one-time-codes';

const registration = z.object({
  email: emailSchema,
  password: z.string(),
  full_name: z.string().trim().optional(),
});
const verification = z.object({ email: emailSchema, otp_code: z.string() });
const resend = z.object({ email: emailSchema });

/** POST register, verify-otp and resend-otp under /apps/{appId}/auth/ */
export function signUp(services: Services): Hono<ApiEnv> {
  const { appId, store, tokens, log } = services;
  const routes = new Hono<ApiEnv>();
  const app = requireApp(appId);

  /** The platform sends no email: the code goes to the events and the log. */
  const sendCode = async (c: Context<ApiEnv>, email: string) => {
    const code = store.codes.make(email);
    c.get('recordEvent')({ type: 'mail', to: email, what: 'otp', code });
    log(`The code for ${email} is ${code}. It expires in ${codeLifetimeMinutes} minutes.`);
    const message = `A code was sent to ${email}`;
    return { message, otp_expires_in_minutes: codeLifetimeMinutes };
  };

  routes.post('/apps/:appId/auth/register', app, async (c) => {
    const { email, password, full_name: fullName } = await readJson(c, registration);
    checkNewPassword(password);
    const passwordHash = await hashPassword(password);
    const name = fullName ?? defaultName(email);
    const id = store.accounts.add({ email, passwordHash, fullName: name });
    if (id === undefined) {
      throw new ApiError(400, 'email_known', `${email} already has an account`);
    }
    publishUserChange(services, 'create', store.accounts.byId(id));
    return c.json({ id, ...(await sendCode(c, email)) });
  });

  routes.post('/apps/:appId/auth/verify-otp', app, async (c) => {
    const { email, otp_code } = await readJson(c, verification);
    // An invited account is opened only by its invitation: earlier codes don't count.
    if (!store.codes.redeem(email, otp_code) || !store.accounts.verify(email)) {
      throw new ApiError(400, 'otp_wrong', 'The code is incorrect or has expired');
    }
    const account = store.accounts.byEmail(email);
    if (!account) throw new ApiError(400, 'email_unknown', `${email} has no account`);
    publishUserChange(services, 'update', account);
    c.get('recordEvent')({ type: 'session', what: 'registered', user: email });
    return c.json({
      success: true,
      message: 'Account verified',
      access_token: tokens.issue(account.id),
      user: toRecord(account),
    });
  });

  routes.post('/apps/:appId/auth/resend-otp', app, async (c) => {
    const { email } = await readJson(c, resend);
    const account = store.accounts.byEmail(email);
    if (!account || account.verified || account.registered) {
      throw new ApiError(400, 'otp_not_awaited', `No account is waiting for a code at ${email}`);
    }
    return c.json(await sendCode(c, email));
  });
  return routes;
}
