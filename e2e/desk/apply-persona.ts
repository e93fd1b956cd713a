import type { Platform } from '../platform/platform';
import type { SeededAccount } from '../platform/seeded-accounts';
import type { PersonaId } from './personas';

const accountMatchers: Record<
  Exclude<PersonaId, 'visitor' | 'private'>,
  (account: SeededAccount) => boolean
> = {
  user: ({ role, registered }) => registered && role === 'user',
  admin: ({ role, registered }) => registered && role === 'admin',
  'not-registered': ({ registered }) => !registered,
};

/**
 * Makes the platform treat the next visit as this look's.
 *
 * @returns the query to load the site with: the site's own ways to take and to drop a token
 * @throws an Error when the platform has no account seeded for the look
 */
export function applyPersona(platform: Platform, look: PersonaId): string {
  platform.access.set({ mode: look === 'private' ? 'private' : 'public' });
  if (look === 'visitor' || look === 'private') return 'clear_access_token=true';
  const account = platform.accounts.find(accountMatchers[look]);
  if (!account) throw new Error(`No seeded account for "${look}".`);
  // First without the look before: this one's token may be refused, as its look would have it.
  return new URLSearchParams({
    clear_access_token: 'true',
    access_token: platform.tokenFor(account.email),
  }).toString();
}
