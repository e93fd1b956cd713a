import { ApiError } from '../errors';
import type { Services } from '../services';
import type { Account } from '../store/accounts';

/**
 * The account of email and password. Throws 401 when they do not fit, 403 before its code was given, 429 after
 * too many that did not, 503 while too many others are checked.
 */
export async function checkPassword(
  {
    store,
    rateLimiters,
    passwordHasher,
  }: Pick<Services, 'store' | 'rateLimiters' | 'passwordHasher'>,
  email: string,
  password: string,
): Promise<Account> {
  const key = email.trim().toLowerCase();
  // Before it is looked at, so that many at the same time are counted too.
  rateLimiters.passwords.consume(key);
  const account = await store.accounts.byEmail(email);
  // Checked for an unknown email too, so that the time it takes does not tell which emails are known.
  const fits = await passwordHasher.verify(password, account?.password_hash);
  if (!account || !fits) {
    throw new ApiError(401, 'wrong_credentials', 'Incorrect email or password');
  }
  rateLimiters.passwords.reset(key);
  if (!account.verified) {
    throw new ApiError(
      403,
      'email_not_verified',
      `Verify ${account.email} with the code you were sent first`,
    );
  }
  return account;
}
