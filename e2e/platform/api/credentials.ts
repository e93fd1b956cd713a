import type { Context } from 'hono';
import { z } from 'zod';
import { ApiError } from '../errors';
import { verifyPassword } from '../secrets';
import type { ApiEnv, Services } from '../services';
import { type Account, otp, reset } from '../store/accounts';

const minPasswordLength = 8;

/** An email as stored in accounts: trimmed, lowercase. */
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** @throws ApiError 400 if a new password is too short */
export function checkNewPassword(password: string): void {
  if (password.length >= minPasswordLength) return;
  const message = `The password must have at least ${minPasswordLength} characters`;
  throw new ApiError(400, 'password_too_short', message);
}

/** The account for an email and password. @throws ApiError 401 if they don't match, 403 if the email isn't verified */
export async function checkPassword(
  { store }: Services,
  email: string,
  password: string,
): Promise<Account> {
  const account = store.accounts.byEmail(email);
  if (!account || !(await verifyPassword(password, account.password_hash))) {
    throw new ApiError(401, 'wrong_credentials', 'Incorrect email or password');
  }
  if (account.verified) return account;
  const message = `Verify ${account.email} with the code you were sent first`;
  throw new ApiError(403, 'email_not_verified', message);
}

const kinds = {
  otp: { name: 'code', minutes: otp.minutes },
  reset: { name: 'reset token', minutes: reset.minutes },
  invitation: { name: 'invitation token', minutes: reset.minutes },
};

/** The platform sends no email: the code goes to the events and the log. */
export function sendCode(
  c: Context<ApiEnv>,
  { log }: Services,
  to: string,
  what: keyof typeof kinds,
  code: string,
): void {
  const { name, minutes } = kinds[what];
  c.get('recordEvent')({ type: 'mail', to, what, code });
  log(`The ${name} for ${to} is ${code}. It expires in ${minutes} minutes.`);
}
