import { isPlatformError, type RequestOptions, type SiteClient } from '@/lib/platform/site';
import { authErrorOf, authRequired } from './auth-error';
import type { LoginGuard } from './login-guard';
import type { SessionStore } from './store';

/** Two such calls end before the boot script's cover does; what they ask for is a few kilobytes. */
const callBudget = {
  timeout: 4000,
  retry: { limit: 1 },
  maxBytes: 1_000_000,
} satisfies RequestOptions;

const nobody = { user: null, isAuthenticated: false };

interface SessionConfig {
  store: SessionStore;
  client: SiteClient;
  guard: LoginGuard;
  /** Where a sign-out comes back to. */
  returnTo(): string;
}

export interface Session {
  /**
   * Asks for the public settings, then for the user if there is a token. Never rejects.
   *
   * @returns whether it came to its end; false when a sign-out or another load took its place
   */
  load(): Promise<boolean>;
  logout(shouldRedirect?: boolean): void;
  navigateToLogin(): void;
  /** Signed out without this page's doing: in another tab. */
  signedOut(): void;
  /** Ends what is under way; its answers change nothing any more. */
  stop(): void;
}

export function createSession({ store, client, guard, returnTo }: SessionConfig): Session {
  // Each load has its own; whoever changes the session aborts it, so that a late answer finds no hearer.
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
      const appPublicSettings = await client.publicSettings.get({ ...callBudget, signal });
      if (signal.aborted) return false;
      store.setState({ appPublicSettings, isLoadingPublicSettings: false });
    } catch (error) {
      if (signal.aborted) return false;
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
      if (signal.aborted) return false;
      const refused = isPlatformError(error) && (error.status === 401 || error.status === 403);
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

  function signedOut(): void {
    supersede();
    client.auth.logout(false);
    store.setState({ ...nobody, isLoadingAuth: false, isLoadingPublicSettings: false });
  }

  return {
    load,
    signedOut,
    logout(shouldRedirect = true) {
      signedOut();
      if (shouldRedirect) client.auth.logout(returnTo());
    },
    navigateToLogin: () => guard.leave(),
    stop: () => current.abort(),
  };
}
