import { constantTimeEqual } from '../constant-time-equal';
import { serviceAccount, serviceToken } from '../service-account';
import type { Services } from '../services';
import type { Account } from '../store/accounts';

/** The account of a good token, that of the service role for the service token; undefined for all else. */
export async function accountForToken(
  token: string | undefined,
  { store, tokens }: Pick<Services, 'store' | 'tokens'>,
): Promise<Account | undefined> {
  if (token === undefined) return undefined;
  if (constantTimeEqual(token, serviceToken)) return serviceAccount;
  const id = tokens.verify(token);
  return id === undefined ? undefined : store.accounts.byId(id);
}
