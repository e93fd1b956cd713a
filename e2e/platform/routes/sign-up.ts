import { Hono } from 'hono';
import { z } from 'zod';
import { checkNewPassword, emailSchema } from '../api/credentials';
import { readJson } from '../api/read-json';
import { requireApp } from '../api/require-app';
import { publishUserChange } from '../entities/publish';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';
import { defaultName, toRecord } from '../store/accounts';
import { codeLifetimeMinutes } from '../store/one-time-codes';

const registration = z.object({
  email: emailSchema,
  password: z.string().max(1000),
  full_name: z.string().trim().max(200).optional(),
});
const verification = z.object({ email: emailSchema, otp_code: z.string() });

/** POST register, verify-otp and resend-otp under /apps/{appId}/auth/ */
export function signUp(services: Services): Hono<ApiEnv> {
  const { appId, rateLimiters, passwordHasher, store, tokens } = services;
  const routes = new Hono<ApiEnv>();
  const app = requireApp(appId);

  routes.post('/apps/:appId/auth/register', app, async (c) => {
    const { email, password, full_name } = await readJson(c, registration);
    rateLimiters.registrations.consume('all');
    checkNewPassword(password);
    const emailTakenError = new ApiError(400, 'email_known', `${email} already has an account`);
    // Checked first, since hashing is slow by design.
    if ((await store.accounts.idOf(email)) !== undefined) throw emailTakenError;
    const id = await store.accounts.add({
      email,
      passwordHash: await passwordHasher.hash(password),
      fullName: full_name ?? defaultName(email),
    });
    // A concurrent call has registered it.
    if (id === undefined) throw emailTakenError;
    publishUserChange(services, 'create', await store.accounts.byId(id));
    await sendCode(services, email, c.get('recordEvent'));
    return c.json({
      id,
      message: `A code was sent to ${email}`,
      otp_expires_in_minutes: codeLifetimeMinutes,
    });
  });

  routes.post('/apps/:appId/auth/verify-otp', app, async (c) => {
    const { email, otp_code } = await readJson(c, verification);
    rateLimiters.codes.consume(email);
    // An invited account is opened only by its invitation: earlier codes don't count.
    if (!(await store.codes.redeem(email, otp_code)) || !(await store.accounts.verify(email))) {
      throw new ApiError(400, 'otp_wrong', 'The code is incorrect or has expired');
    }
    rateLimiters.codes.reset(email);
    const account = await store.accounts.byEmail(email);
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
    const { email } = await readJson(c, z.object({ email: verification.shape.email }));
    rateLimiters.mails.consume(email);
    const account = await store.accounts.byEmail(email);
    if (!account || account.verified || account.registered) {
      throw new ApiError(400, 'otp_not_awaited', `No account is waiting for a code at ${email}`);
    }
    await sendCode(services, email, c.get('recordEvent'));
    return c.json({
      message: `A code was sent to ${email}`,
      otp_expires_in_minutes: codeLifetimeMinutes,
    });
  });
  return routes;
}

/** The platform sends no email: the code goes to the events and the log. */
async function sendCode(
  { store, log }: Services,
  email: string,
  recordEvent: ApiEnv['Variables']['recordEvent'],
): Promise<void> {
  const code = await store.codes.make(email);
  recordEvent({ type: 'mail', to: email, what: 'otp', code });
  log(`The code for ${email} is ${code}. It expires in ${codeLifetimeMinutes} minutes.`);
}
