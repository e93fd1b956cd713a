import { ApiError } from '../errors';
import { verifyPassword } from '../secrets';
import type { Services } from '../services';
import type { Account } from '../store/accounts';

/**
 * The account for an email and password.
 *
 * @throws ApiError 401 if they don't match, 403 if the email isn't verified
 */
export async function checkPassword(
  { store }: Pick<Services, 'store'>,
  email: string,
  password: string,
): Promise<Account> {
  const account = store.accounts.byEmail(email);
  if (!account || !(await verifyPassword(password, account.password_hash))) {
    throw new ApiError(401, 'wrong_credentials', 'Incorrect email or password');
  }
  if (!account.verified) {
    const message = `Verify ${account.email} with the code you were sent first`;
    throw new ApiError(403, 'email_not_verified', message);
  }
  return account;
}
