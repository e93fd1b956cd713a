import { emailSchema } from '../api/credentials';
import { check } from '../api/read-json';
import { publishUserChange } from '../entities/publish';
import type { Services } from '../services';
import { type Account, defaultName } from '../store/accounts';

type AccountServices = Pick<
  Services,
  'appId' | 'generation' | 'now' | 'rateLimiters' | 'rooms' | 'store'
>;

/**
 * The account of somebody who signed in with a provider, which is added if it doesn't exist. The provider has verified
 * the email, so an unverified account now belongs to its owner, and a password that somebody else gave it is removed.
 *
 * @returns the account, and whether this is its first sign-in
 * @throws ApiError 422 for an invalid email, 429 after too many new accounts
 */
export async function accountFromProvider(
  services: AccountServices,
  sentEmail: string,
): Promise<{ account: Account; isNew: boolean }> {
  const { accounts } = services.store;
  const email = check(sentEmail, emailSchema, 'email');
  const known = await accounts.byEmail(email);
  if (known?.verified) return { account: known, isNew: false };
  if (!known) {
    services.rateLimiters.registrations.consume('all');
    await accounts.add({ email, passwordHash: '', fullName: defaultName(email) });
  }
  const unverified = await accounts.byEmail(email);
  if (!unverified) throw new Error(`The account ${email} is gone.`);
  await accounts.setPassword(unverified.id, '');
  await accounts.confirmEmail(unverified.id);
  const account = (await accounts.byId(unverified.id)) ?? unverified;
  publishUserChange(services, known ? 'update' : 'create', account);
  return { account, isNew: true };
}
