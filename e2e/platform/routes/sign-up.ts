import { Hono } from 'hono';
import { z } from 'zod';
import { emailSchema } from '../api/email';
import { knownApp } from '../api/known-app';
import { checkNewPassword } from '../api/new-password';
import { readJson } from '../api/read-json';
import { announceUser } from '../entities/announce';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';
import { nameOf, toRecord } from '../store/accounts';
import { codeMinutes } from '../store/codes';

const registration = z.object({
  email: emailSchema,
  password: z.string().max(1000),
  full_name: z.string().trim().max(200).optional(),
});
const verification = z.object({ email: emailSchema, otp_code: z.string() });

/** POST register, verify-otp and resend-otp under /apps/{appId}/auth/ */
export function signUp(services: Services): Hono<ApiEnv> {
  const { appId, attempts, hashing, store, tokens } = services;
  const routes = new Hono<ApiEnv>();
  const app = knownApp(appId);

  routes.post('/apps/:appId/auth/register', app, async (c) => {
    const { email, password, full_name } = await readJson(c, registration);
    attempts.registrations.count('all');
    checkNewPassword(password);
    const known = new ApiError(400, 'email_known', `${email} already has an account`);
    // Looked up first: hashing is slow on purpose.
    if ((await store.accounts.idOf(email)) !== undefined) throw known;
    const id = await store.accounts.add({
      email,
      passwordHash: await hashing.hash(password),
      fullName: full_name ?? nameOf(email),
    });
    // Somebody else was quicker.
    if (id === undefined) throw known;
    announceUser(services, 'create', await store.accounts.byId(id));
    await sendCode(services, email, c.get('note'));
    return c.json({
      id,
      message: `A code was sent to ${email}`,
      otp_expires_in_minutes: codeMinutes,
    });
  });

  routes.post('/apps/:appId/auth/verify-otp', app, async (c) => {
    const { email, otp_code } = await readJson(c, verification);
    attempts.codes.count(email);
    // An invited account opens with its invitation alone: a code that was sent before is as good as none.
    if (!(await store.codes.use(email, otp_code)) || !(await store.accounts.verify(email))) {
      throw new ApiError(400, 'otp_wrong', 'The code is incorrect or has expired');
    }
    attempts.codes.forget(email);
    const account = await store.accounts.byEmail(email);
    if (!account) throw new ApiError(400, 'email_unknown', `${email} has no account`);
    announceUser(services, 'update', account);
    c.get('note')({ type: 'session', what: 'registered', user: email });
    return c.json({
      success: true,
      message: 'Account verified',
      access_token: tokens.make(account.id),
      user: toRecord(account),
    });
  });

  routes.post('/apps/:appId/auth/resend-otp', app, async (c) => {
    const { email } = await readJson(c, z.object({ email: verification.shape.email }));
    attempts.mails.count(email);
    const account = await store.accounts.byEmail(email);
    if (!account || account.verified || account.registered) {
      throw new ApiError(400, 'otp_not_awaited', `No account is waiting for a code at ${email}`);
    }
    await sendCode(services, email, c.get('note'));
    return c.json({
      message: `A code was sent to ${email}`,
      otp_expires_in_minutes: codeMinutes,
    });
  });
  return routes;
}

/** The platform has no mail: the code goes to the events and to the log. */
async function sendCode(
  { store, log }: Services,
  email: string,
  note: ApiEnv['Variables']['note'],
): Promise<void> {
  const code = await store.codes.make(email);
  note({ type: 'mail', to: email, what: 'otp', code });
  log(`The code for ${email} is ${code}. It expires in ${codeMinutes} minutes.`);
}
