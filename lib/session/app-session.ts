import type { AppSettings } from './app-params';
import type { Connection } from './current-app';
import { createNotificationStore, type NotificationStore } from './notifications';
import { type RunningSession, runSession, type SessionActions } from './run-session';
import { createSessionStore, type SessionStore } from './store';

declare global {
  interface Window {
    /** The running session. The site's script sets it before React loads; React displays it. */
    siteSession?: AppSession;
  }
}

/** A page's session. It's available immediately; calls are queued until `start()`. */
export interface AppSession extends SessionActions {
  store: SessionStore;
  notifications: NotificationStore;
  /** Null without a token, or before the session has started. Each part can change, so don't keep it. */
  connection(): Connection | null;
  /** Calls back on each navigation to another path. */
  onNavigation(listener: () => void): void;
  /** Calls back, perhaps repeatedly, when there is something to show: a user, Access Restricted, or a notice. */
  onUiNeeded(show: () => void): void;
  /** @returns a function that ends it */
  start(): () => void;
}

/** Doesn't access `window`, so the server can render with it. */
export function createAppSession(settings: AppSettings): AppSession {
  const store = createSessionStore();
  const notifications = createNotificationStore();
  let running: RunningSession | null = null;
  let waiting: ((session: RunningSession) => void)[] = [];
  let lastPath: string | null = null;
  const listeners: (() => void)[] = [];

  function whenRunning(use: (session: RunningSession) => void): void {
    if (running === null) waiting.push(use);
    else use(running);
  }

  return {
    store,
    notifications,
    logout: (shouldRedirect) => whenRunning((session) => session.logout(shouldRedirect)),
    navigateToLogin: () => whenRunning((session) => session.navigateToLogin()),
    checkAppState: () => whenRunning((session) => session.checkAppState()),
    reportNavigation(navigation) {
      // The site's script reports the first page, and React reports it again after loading.
      if (navigation.pathname === lastPath) return;
      lastPath = navigation.pathname;
      whenRunning((session) => session.reportNavigation(navigation));
      for (const listener of listeners) listener();
    },
    connection: () => running?.connection() ?? null,
    onNavigation: (listener) => listeners.push(listener),
    reportError: (error, componentName) =>
      whenRunning((session) => session.reportError(error, componentName)),
    onUiNeeded(show) {
      function check() {
        const { isAuthenticated, authError } = store.getState();
        const isDenied = authError?.type === 'user_not_registered';
        if (isAuthenticated || isDenied || notifications.getState().list.length > 0) show();
      }
      store.subscribe(check);
      notifications.subscribe(check);
      check();
    },
    start() {
      try {
        running = runSession({ settings, store, notifications });
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
