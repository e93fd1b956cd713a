import {
  isPlatformError,
  isRecord,
  type PlatformError,
  type PublicSettings,
  type RequestOptions,
  type SiteClient,
  type User,
} from '@/lib/platform/site';
import type { CurrentApp } from './current-app';
import type { SettingsCache } from './settings-cache';
import type { AuthError, SessionStore } from './store';

/** Two calls at this deadline finish before the boot script uncovers the page; responses are a few kilobytes. */
const callOptions = {
  timeout: 4000,
  retry: { limit: 1 },
  maxBytes: 1_000_000,
} satisfies RequestOptions;

/** A retry would get the same response. */
const nonRetryableStatuses = [400, 401, 403, 404, 422];

const signedOutState = { user: null, isAuthenticated: false };

const authRequiredError: AuthError = {
  type: 'auth_required',
  message: 'Authentication required',
};

interface SessionConfig {
  store: SessionStore;
  app: Pick<CurrentApp, 'client' | 'fallBack'>;
  /** Called when the platform rejects the token, or requires one. */
  onAuthRequired(): void;
  /** A visitor's settings, cached for the next pages. */
  settingsCache: SettingsCache;
  /** The URL to return to after a sign-out. */
  returnTo(): string;
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
  /** Aborts requests in flight; a late response is ignored. */
  stop(): void;
}

export function createSession(config: SessionConfig): Session {
  const { store, app, onAuthRequired, settingsCache, returnTo } = config;
  const { client } = app;
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
      if (signal.aborted || (hasStatus(error, [403, 404]) && app.fallBack())) return false;
      const authError = toAuthError(error);
      store.setState({
        ...(authError.type === 'unknown' ? {} : signedOutState),
        isLoadingPublicSettings: false,
        isLoadingAuth: false,
        authError,
      });
      if (authError.type === 'auth_required') onAuthRequired();
      return true;
    }
    return checkUser(signal);
  }

  async function publicSettings(signal: AbortSignal): Promise<PublicSettings> {
    // With a token, the platform's response may differ.
    if (client().hasToken()) settingsCache.clear();
    const cached = settingsCache.read();
    if (cached !== null) return cached;
    const settings = await client().publicSettings.get({ ...callOptions, signal });
    if (!client().hasToken()) settingsCache.write(settings);
    return settings;
  }

  async function checkUser(signal: AbortSignal): Promise<boolean> {
    if (!client().hasToken()) {
      store.setState({ ...signedOutState, isLoadingAuth: false });
      return true;
    }
    try {
      const user = await client().auth.me({ ...callOptions, signal });
      if (signal.aborted) return false;
      store.setState({ user, isAuthenticated: true, isLoadingAuth: false });
    } catch (error) {
      const refused = hasStatus(error, [401, 403]);
      const isGone = refused || hasStatus(error, [404]);
      if (signal.aborted || (isGone && app.fallBack())) return false;
      store.setState({
        ...signedOutState,
        isLoadingAuth: false,
        ...(refused ? { authError: authRequiredError } : {}),
      });
      if (refused) onAuthRequired();
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

  return {
    load,
    identify,
    logout(shouldRedirect = true) {
      supersede();
      client().auth.logout(false);
      store.setState({ ...signedOutState, isLoadingAuth: false, isLoadingPublicSettings: false });
      if (shouldRedirect) client().auth.logout(returnTo());
    },
    stop: () => current.abort(),
  };
}

function hasStatus(error: unknown, statuses: readonly (number | null)[]): boolean {
  return isPlatformError(error) && statuses.includes(error.status);
}

/** Maps a failure to load the public settings to the session's error. */
export function toAuthError(error: unknown): AuthError {
  const reason = isPlatformError(error) && error.status === 403 ? reasonOf(error) : null;
  if (reason === 'auth_required') return authRequiredError;
  if (reason === 'user_not_registered') {
    return { type: reason, message: 'User not registered for this app' };
  }
  const message = error instanceof Error ? error.message : '';
  return { type: reason ?? 'unknown', message: message || 'Failed to load app' };
}

function reasonOf({ data }: PlatformError): string | null {
  const extra = isRecord(data) ? data.extra_data : null;
  const reason = isRecord(extra) ? extra.reason : null;
  return typeof reason === 'string' && reason !== '' ? reason : null;
}
