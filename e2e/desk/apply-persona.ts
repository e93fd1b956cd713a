import type { Platform } from '../platform/platform';
import type { SeededAccount } from '../platform/seeded-accounts';
import type { PersonaId } from './view-options';

const accountMatchers: Record<
  Exclude<PersonaId, 'visitor' | 'private'>,
  (account: SeededAccount) => boolean
> = {
  user: ({ role, registered }) => registered && role === 'user',
  admin: ({ role, registered }) => registered && role === 'admin',
  'not-registered': ({ registered }) => !registered,
};

/**
 * Sets up the platform for this persona's next visit.
 *
 * @returns the query to load the site with, which makes the site store or clear its token
 * @throws an Error if the platform has no seeded account for the persona
 */
export function applyPersona(platform: Platform, persona: PersonaId): string {
  platform.access.set({ mode: persona === 'private' ? 'private' : 'public' });
  if (persona === 'visitor' || persona === 'private') return 'clear_access_token=true';
  const account = platform.accounts.find(accountMatchers[persona]);
  if (!account) throw new Error(`No seeded account for "${persona}".`);
  // Clear the previous persona's token too, because the platform may reject this one's (not-registered).
  return new URLSearchParams({
    clear_access_token: 'true',
    access_token: platform.tokenFor(account.email),
  }).toString();
}
