import { constantTimeEqual } from '../constant-time-equal';
import { serviceAccount, serviceToken } from '../service-account';
import type { Services } from '../services';
import type { Account } from '../store/accounts';

/** The account that a valid token belongs to, or the service account for the service token; otherwise undefined. */
export async function accountForToken(
  token: string | undefined,
  { store, tokens }: Pick<Services, 'store' | 'tokens'>,
): Promise<Account | undefined> {
  if (token === undefined) return undefined;
  if (constantTimeEqual(token, serviceToken)) return serviceAccount;
  const id = tokens.verify(token);
  return id === undefined ? undefined : store.accounts.byId(id);
}
