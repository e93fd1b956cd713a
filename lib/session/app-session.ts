import type { AppSettings } from './app-params';
import { detectFraming } from './framing';
import { createNotificationStore, type NotificationStore } from './notifications';
import { createParentMessenger } from './parent-messenger';
import { startSession } from './session';
import { createStorage } from './storage';
import { createSessionStore, loaded, type SessionStore } from './store';

declare global {
  interface Window {
    /** The running session. The site's script sets it before React loads; React displays it. */
    siteSession?: AppSession;
  }
}

export type AppSession = ReturnType<typeof startAppSession>;

/** Starts the page's session. If that fails, nobody is signed in, and the page works without. */
export function startAppSession(settings: AppSettings) {
  const store = createSessionStore();
  const notifications = createNotificationStore();
  let running: ReturnType<typeof run> | null = null;
  try {
    running = run(settings, store, notifications);
  } catch (error) {
    // Not its message, which may contain the URL.
    console.warn('The session could not start:', error instanceof Error && error.name);
    store.setState({ ...loaded, authError: { type: 'unknown', message: 'Failed to load app' } });
  }
  const { session, parent } = running ?? {};

  return {
    store,
    notifications,
    /** Signs out, and returns to this page through the platform's sign-out unless `shouldRedirect` is false. */
    logout: (shouldRedirect?: boolean) => session?.logout(shouldRedirect),
    navigateToLogin: () => session?.navigateToLogin(),
    /** Fetches the settings and the user again. */
    checkAppState: () => session?.checkAppState(),
    /**
     * Reports the page to the parent window, and a user's visit to the log. Call once.
     *
     * @param name the page's; null for the 404 page
     */
    reportPage(name: string | null): void {
      parent?.sendUrl(location.href);
      if (name !== null) session?.recordVisit(name);
    },
    /** Reports a caught error to the parent window. */
    reportError: (error: unknown, componentName: string) => parent?.sendError(error, componentName),
    /** Null without a token. Each part can change, so don't keep it. */
    connection: () => session?.connection() ?? null,
    /** Resolves when nothing is loading. */
    async whenChecked(): Promise<void> {
      const isLoading = (state = store.getState()) =>
        state.isLoadingAuth || state.isLoadingPublicSettings;
      if (!isLoading()) return;
      await new Promise<void>((resolve) => {
        store.subscribe((state) => {
          if (!isLoading(state)) resolve();
        });
      });
    },
    /** Calls back, perhaps repeatedly, when there is something to show: a user, Access Restricted, or a notice. */
    onUiNeeded(show: () => void): void {
      function check() {
        const { isAuthenticated, authError } = store.getState();
        const isDenied = authError?.type === 'user_not_registered';
        if (isAuthenticated || isDenied || notifications.getState().list.length > 0) show();
      }
      store.subscribe(check);
      notifications.subscribe(check);
      check();
    },
    /** Ends what is in flight, as leaving the page does. */
    stop: () => session?.stop(),
  };
}

/** Starts the session and the reports to the parent window. */
function run(settings: AppSettings, store: SessionStore, notifications: NotificationStore) {
  const { origin } = window.location;
  const platform = new URL(settings.platformUrl || origin).origin;
  const framing = detectFraming(window, [origin, platform, ...settings.parentOrigins]);
  const storage = createStorage(window);
  const session = startSession({ settings, framing, storage, store, notifications });
  const parent = createParentMessenger({
    window,
    origins: [origin, new URL(session.serverUrl).origin, ...settings.parentOrigins],
    tokens: session.secrets,
  });
  return { session, parent };
}
