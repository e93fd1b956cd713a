import {
  isPlatformError,
  type PublicSettings,
  type RequestOptions,
  type SiteClient,
  type User,
} from '@/lib/platform/site';
import { authRequiredError, toAuthError } from './auth-error';
import type { LoginGuard } from './login-guard';
import type { SettingsCache } from './settings-cache';
import type { SessionStore } from './store';

/** Two calls at this deadline finish before the boot script uncovers the page; responses are a few kilobytes. */
const callOptions = {
  timeout: 4000,
  retry: { limit: 1 },
  maxBytes: 1_000_000,
} satisfies RequestOptions;

/** A retry would get the same response. */
const nonRetryableStatuses = [400, 401, 403, 404, 422];

const signedOutState = { user: null, isAuthenticated: false };

interface SessionConfig {
  store: SessionStore;
  client: SiteClient;
  guard: Pick<LoginGuard, 'handleAuthRequired' | 'startLogin'>;
  /** A visitor's settings, cached for the next pages. */
  settingsCache: SettingsCache;
  /** The URL to return to after a sign-out. */
  returnTo(): string;
  /**
   * Called when the platform rejects the settings (403, 404) or the user (401, 403, 404).
   *
   * @returns whether another load has superseded this one, whose result is then ignored
   */
  fallBackToBuildApp?(): boolean;
}

/** Whose token it is, if the platform says so. */
export type Identity =
  | { outcome: 'accepted'; user: User }
  | { outcome: 'refused' }
  | { outcome: 'unanswered' }
  | { outcome: 'superseded' };

export interface Session {
  /**
   * Fetches the public settings, then the user if there's a token. Never rejects.
   *
   * @returns whether it completed; false if a sign-out or another load superseded it
   */
  load(): Promise<boolean>;
  /** Finds out whose token it is without changing anything. Never rejects; later calls supersede it. */
  identify(other: Pick<SiteClient, 'auth'>): Promise<Identity>;
  logout(shouldRedirect?: boolean): void;
  navigateToLogin(): void;
  /** Ends the session here after a sign-out in another tab. */
  endLocally(): void;
  /** Aborts requests in flight; a late response is ignored. */
  stop(): void;
}

export function createSession(config: SessionConfig): Session {
  const {
    store,
    client,
    guard,
    settingsCache,
    returnTo,
    fallBackToBuildApp = () => false,
  } = config;
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
      if (signal.aborted || (hasStatus(error, [403, 404]) && fallBackToBuildApp())) return false;
      const authError = toAuthError(error);
      store.setState({
        ...(authError.type === 'unknown' ? {} : signedOutState),
        isLoadingPublicSettings: false,
        isLoadingAuth: false,
        authError,
      });
      if (authError.type === 'auth_required') guard.handleAuthRequired();
      return true;
    }
    return checkUser(signal);
  }

  async function publicSettings(signal: AbortSignal): Promise<PublicSettings> {
    // With a token, the platform's response may differ.
    if (client.hasToken()) settingsCache.clear();
    const cached = settingsCache.read();
    if (cached !== null) return cached;
    const settings = await client.publicSettings.get({ ...callOptions, signal });
    if (!client.hasToken()) settingsCache.write(settings);
    return settings;
  }

  async function checkUser(signal: AbortSignal): Promise<boolean> {
    if (!client.hasToken()) {
      store.setState({ ...signedOutState, isLoadingAuth: false });
      return true;
    }
    try {
      const user = await client.auth.me({ ...callOptions, signal });
      if (signal.aborted) return false;
      store.setState({ user, isAuthenticated: true, isLoadingAuth: false });
    } catch (error) {
      const refused = hasStatus(error, [401, 403]);
      const isGone = refused || hasStatus(error, [404]);
      if (signal.aborted || (isGone && fallBackToBuildApp())) return false;
      store.setState({
        ...signedOutState,
        isLoadingAuth: false,
        ...(refused ? { authError: authRequiredError } : {}),
      });
      if (refused) guard.handleAuthRequired();
      else console.warn('The user check failed:', String(error));
    }
    return true;
  }

  async function identify(other: Pick<SiteClient, 'auth'>): Promise<Identity> {
    const signal = supersede();
    try {
      const user = await other.auth.me({ ...callOptions, signal });
      return signal.aborted ? { outcome: 'superseded' } : { outcome: 'accepted', user };
    } catch (error) {
      if (signal.aborted) return { outcome: 'superseded' };
      return { outcome: hasStatus(error, nonRetryableStatuses) ? 'refused' : 'unanswered' };
    }
  }

  function endLocally(): void {
    supersede();
    client.auth.logout(false);
    store.setState({ ...signedOutState, isLoadingAuth: false, isLoadingPublicSettings: false });
  }

  return {
    load,
    identify,
    endLocally,
    logout(shouldRedirect = true) {
      endLocally();
      if (shouldRedirect) client.auth.logout(returnTo());
    },
    navigateToLogin: () => guard.startLogin(),
    stop: () => current.abort(),
  };
}

function hasStatus(error: unknown, statuses: readonly number[]): boolean {
  return isPlatformError(error) && statuses.some((status) => status === error.status);
}
