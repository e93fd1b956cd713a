import type { AppSettings } from './app-params';
import { detectFraming } from './framing';
import { createNotificationStore } from './notifications';
import { createParentMessenger } from './parent-messenger';
import { startSession } from './session';
import { createStorage } from './storage';
import { createSessionStore } from './store';
import { pageNameOf } from './visit-log';

declare global {
  interface Window {
    /** The running session. The site's script sets it before React loads; React displays it. */
    siteSession?: AppSession;
  }
}

interface PageNavigation {
  /** The new URL, for the parent window. */
  href: string;
  pathname: string;
  /** The router's name for the page. */
  routeName: string;
}

type Running = ReturnType<typeof run>;
export type AppSession = ReturnType<typeof createAppSession>;

/**
 * A page's session. It's available immediately; calls are queued until `start()`. Doesn't access `window` before, so the
 * server can render with it.
 */
export function createAppSession(settings: AppSettings) {
  const store = createSessionStore();
  const notifications = createNotificationStore();
  let running: Running | null = null;
  let waiting: ((session: Running) => void)[] = [];
  let lastPath: string | null = null;

  function whenRunning(use: (session: Running) => void): void {
    if (running === null) waiting.push(use);
    else use(running);
  }

  return {
    store,
    notifications,
    /** Signs out, and returns to this page through the platform's sign-out unless `shouldRedirect` is false. */
    logout: (shouldRedirect?: boolean) =>
      whenRunning(({ session }) => session.logout(shouldRedirect)),
    navigateToLogin: () => whenRunning(({ session }) => session.navigateToLogin()),
    /** Fetches the settings and the user again. */
    checkAppState: () => whenRunning(({ session }) => session.checkAppState()),
    /** Reports the page to the parent window and the visit log, once. */
    reportNavigation({ href, pathname, routeName }: PageNavigation): void {
      // The site's script reports the page, and React reports it again after loading.
      if (pathname === lastPath) return;
      lastPath = pathname;
      whenRunning(({ session, parent }) => {
        parent.sendUrl(href);
        session.recordVisit(pageNameOf(pathname, routeName));
      });
    },
    /** Reports a caught error to the parent window. */
    reportError: (error: unknown, componentName: string) =>
      whenRunning(({ parent }) => parent.sendError(error, componentName)),
    /** Null without a token, or before the session has started. Each part can change, so don't keep it. */
    connection: () => running?.session.connection() ?? null,
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
    /** @returns a function that ends it */
    start(): () => void {
      try {
        running = run(settings, store, notifications);
      } catch (error) {
        console.warn(
          'The session could not start:',
          error instanceof Error ? error.name : 'unknown error',
        );
        store.setState({
          isLoadingAuth: false,
          isLoadingPublicSettings: false,
          authError: { type: 'unknown', message: 'Failed to load app' },
        });
      }
      const queued = waiting;
      waiting = [];
      queued.forEach(whenRunning);
      return () => {
        running?.stop();
        running = null;
      };
    },
  };
}

/** Starts the session and the reports to the parent window. */
function run(
  settings: AppSettings,
  store: ReturnType<typeof createSessionStore>,
  notifications: ReturnType<typeof createNotificationStore>,
) {
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
  const stopListening = parent.listenForErrors();
  return {
    session,
    parent,
    stop() {
      session.stop();
      stopListening();
    },
  };
}
