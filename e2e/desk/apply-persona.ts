import type { Platform } from '../platform/platform';
import type { PersonaId } from './view-options';

/**
 * Sets up the platform for this persona's next visit.
 *
 * @returns the query to load the site with, which makes the site store or clear its token
 */
export function applyPersona({ access, accounts, tokenFor }: Platform, persona: PersonaId): string {
  access.set({ mode: persona === 'private' ? 'private' : 'public' });
  if (persona === 'visitor' || persona === 'private') return 'clear_access_token=true';
  const account = accounts.find(({ role, registered }) =>
    persona === 'not-registered' ? !registered : registered && role === persona,
  );
  if (!account) throw new Error(`No seeded account for "${persona}".`);
  // Clear the previous persona's token too, because the platform may reject this one's (not-registered).
  return String(
    new URLSearchParams({ clear_access_token: 'true', access_token: tokenFor(account.email) }),
  );
}
