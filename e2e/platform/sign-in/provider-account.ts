import { emailSchema } from '../api/credentials';
import { check } from '../api/read-json';
import { publishUserChange } from '../entities/publish';
import type { Services } from '../services';
import { type Account, defaultName } from '../store/accounts';

/**
 * The account of somebody who signed in with a provider, which is added if it doesn't exist. The provider has verified
 * the email, so an unverified account now belongs to its owner, and a password that somebody else gave it is removed.
 *
 * @returns the account, and whether this is its first sign-in
 * @throws ApiError 422 for an invalid email
 */
export async function accountFromProvider(
  services: Services,
  sentEmail: string,
): Promise<{ account: Account; isNew: boolean }> {
  const { accounts } = services.store;
  const email = check(sentEmail, emailSchema, 'email');
  const known = accounts.byEmail(email);
  if (known?.verified) return { account: known, isNew: false };
  const added = { email, passwordHash: '', fullName: defaultName(email) };
  const id = known?.id ?? accounts.add(added) ?? '';
  accounts.setPassword(id, '');
  accounts.confirmEmail(id);
  const account = accounts.byId(id);
  if (!account) throw new Error(`The account ${email} is gone.`);
  publishUserChange(services, known ? 'update' : 'create', account);
  return { account, isNew: true };
}
