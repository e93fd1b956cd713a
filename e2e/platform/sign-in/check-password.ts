import { ApiError } from '../errors';
import type { Services } from '../services';
import type { Account } from '../store/accounts';

/**
 * The account for an email and password.
 *
 * @throws ApiError 401 if they don't match, 403 if the email isn't verified, 429 after too many failed attempts, 503 if
 * too many password checks are queued
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
  // Before the check, so concurrent attempts count too.
  rateLimiters.passwords.consume(key);
  const account = await store.accounts.byEmail(email);
  // Done for an unknown email too, so the response time doesn't reveal which emails have accounts.
  const isCorrect = await passwordHasher.verify(password, account?.password_hash);
  if (!account || !isCorrect) {
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
