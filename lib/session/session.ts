import {
  isPlatformError,
  type PublicSettings,
  type RequestOptions,
  type SiteClient,
  type User,
} from '@/lib/platform/site';
import { authErrorOf, authRequired } from './auth-error';
import type { LoginGuard } from './login-guard';
import type { SettingsCache } from './settings-cache';
import type { SessionStore } from './store';

/** Two calls at this deadline finish before the boot script uncovers the page; responses are a few kilobytes. */
const callBudget = {
  timeout: 4000,
  retry: { limit: 1 },
  maxBytes: 1_000_000,
} satisfies RequestOptions;

/** Asking again would get the same answer. */
const finalStatuses = [400, 401, 403, 404, 422];

const nobody = { user: null, isAuthenticated: false };

interface SessionConfig {
  store: SessionStore;
  client: SiteClient;
  guard: Pick<LoginGuard, 'authRequired' | 'leave'>;
  /** A visitor's settings, kept for the next pages. */
  settings: SettingsCache;
  /** Where a sign-out comes back to. */
  returnTo(): string;
  /**
   * Asked when the platform refuses the settings (403, 404) or the user (401, 403, 404).
   *
   * @returns whether another load has superseded this one, whose result is then ignored
   */
  replaced?(): boolean;
}

/** Whose token it is, as far as the platform says. */
export type Identity =
  | { outcome: 'accepted'; user: User }
  | { outcome: 'refused' }
  | { outcome: 'unanswered' }
  | { outcome: 'superseded' };

export interface Session {
  /**
   * Asks for the public settings, then for the user if there is a token. Never rejects.
   *
   * @returns whether it came to its end; false when a sign-out or another load took its place
   */
  load(): Promise<boolean>;
  /** Asks whose this token is, and changes nothing. Never rejects; gives way to what comes after it. */
  identify(other: Pick<SiteClient, 'auth'>): Promise<Identity>;
  logout(shouldRedirect?: boolean): void;
  navigateToLogin(): void;
  /** Ends the session here after a sign-out in another tab. */
  signedOut(): void;
  /** Aborts requests in flight; a late response is ignored. */
  stop(): void;
}

export function createSession(config: SessionConfig): Session {
  const { store, client, guard, settings, returnTo, replaced = () => false } = config;
  // Each load has its own, aborted when superseded, so a late response is ignored.
  let current = new AbortController();

  function supersede(): AbortSignal {
    current.abort();
    current = new AbortController();
    return current.signal;
  }

  async function load(): Promise<boolean> {
    const signal = supersede();
    store.setState({ isLoadingPublicSettings: true, isLoadingAuth: true, authError: null });
    try {
      const appPublicSettings = await publicSettings(signal);
      if (signal.aborted) return false;
      store.setState({ appPublicSettings, isLoadingPublicSettings: false });
    } catch (error) {
      if (signal.aborted || (hasStatus(error, [403, 404]) && replaced())) return false;
      const authError = authErrorOf(error);
      store.setState({
        ...(authError.type === 'unknown' ? {} : nobody),
        isLoadingPublicSettings: false,
        isLoadingAuth: false,
        authError,
      });
      if (authError.type === 'auth_required') guard.authRequired();
      return true;
    }
    return checkUser(signal);
  }

  async function publicSettings(signal: AbortSignal): Promise<PublicSettings> {
    // With a token, the platform may answer differently.
    if (client.hasToken()) settings.clear();
    const kept = settings.read();
    if (kept !== null) return kept;
    const answer = await client.publicSettings.get({ ...callBudget, signal });
    if (!client.hasToken()) settings.write(answer);
    return answer;
  }

  async function checkUser(signal: AbortSignal): Promise<boolean> {
    if (!client.hasToken()) {
      store.setState({ ...nobody, isLoadingAuth: false });
      return true;
    }
    try {
      const user = await client.auth.me({ ...callBudget, signal });
      if (signal.aborted) return false;
      store.setState({ user, isAuthenticated: true, isLoadingAuth: false });
    } catch (error) {
      const refused = hasStatus(error, [401, 403]);
      const isGone = refused || hasStatus(error, [404]);
      if (signal.aborted || (isGone && replaced())) return false;
      store.setState({
        ...nobody,
        isLoadingAuth: false,
        ...(refused ? { authError: authRequired } : {}),
      });
      if (refused) guard.authRequired();
      else console.warn('The user check failed:', String(error));
    }
    return true;
  }

  async function identify(other: Pick<SiteClient, 'auth'>): Promise<Identity> {
    const signal = supersede();
    try {
      const user = await other.auth.me({ ...callBudget, signal });
      return signal.aborted ? { outcome: 'superseded' } : { outcome: 'accepted', user };
    } catch (error) {
      if (signal.aborted) return { outcome: 'superseded' };
      return { outcome: hasStatus(error, finalStatuses) ? 'refused' : 'unanswered' };
    }
  }

  function signedOut(): void {
    supersede();
    client.auth.logout(false);
    store.setState({ ...nobody, isLoadingAuth: false, isLoadingPublicSettings: false });
  }

  return {
    load,
    identify,
    signedOut,
    logout(shouldRedirect = true) {
      signedOut();
      if (shouldRedirect) client.auth.logout(returnTo());
    },
    navigateToLogin: () => guard.leave(),
    stop: () => current.abort(),
  };
}

function hasStatus(error: unknown, statuses: readonly number[]): boolean {
  return isPlatformError(error) && statuses.some((status) => status === error.status);
}
