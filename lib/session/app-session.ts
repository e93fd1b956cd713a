import type { PlatformSettings } from './app-params';
import { createNotificationStore, type NotificationStore } from './notifications';
import type { Navigation, Running } from './run-session';
import { createSessionStore, type SessionStore } from './store';

/** What a build's settings say of platform, app and parents. */
export interface AppSettings extends PlatformSettings {
  parentOrigins: readonly string[];
}

/** The session as the page holds it: there from the first render, at work once it is started. */
export interface AppSession {
  store: SessionStore;
  notifications: NotificationStore;
  /** Signs out; comes back to this page through the platform's sign-out unless told not to. */
  logout(shouldRedirect?: boolean): void;
  navigateToLogin(): void;
  /** Asks for settings and user again. */
  checkAppState(): void;
  /** The page has come to this path: tells the parent window and the visit log. */
  navigated(navigation: Navigation): void;
  /** A part of the page has failed: tells the parent window. */
  caught(error: unknown, componentName: string): void;
  /** @returns what ends it */
  start(): () => void;
}

/**
 * Touches no window, so that the server can render with it. All that talks to the platform is in a
 * file of its own, which comes after the page.
 */
export function createAppSession(settings: AppSettings): AppSession {
  const store = createSessionStore();
  const notifications = createNotificationStore();
  let running: Running | null = null;
  let waiting: ((session: Running) => void)[] = [];

  function whenRunning(use: (session: Running) => void): void {
    if (running === null) waiting.push(use);
    else use(running);
  }

  return {
    store,
    notifications,
    logout: (shouldRedirect) => whenRunning((session) => session.logout(shouldRedirect)),
    navigateToLogin: () => whenRunning((session) => session.navigateToLogin()),
    checkAppState: () => whenRunning((session) => session.checkAppState()),
    navigated: (navigation) => whenRunning((session) => session.navigated(navigation)),
    caught: (error, componentName) =>
      whenRunning((session) => session.caught(error, componentName)),
    start() {
      let stopped = false;
      import('./run-session')
        .then(({ runSession }) => {
          if (stopped) return;
          running = runSession({ settings, store, notifications });
          for (const use of waiting.splice(0)) use(running);
        })
        .catch((error: unknown) => {
          // The file is gone after a deploy, or the network is: the page stands without a session.
          console.warn(
            'The session could not start:',
            error instanceof Error ? error.name : 'unknown error',
          );
          waiting = [];
          store.setState({
            isLoadingAuth: false,
            isLoadingPublicSettings: false,
            authError: { type: 'unknown', message: 'Failed to load app' },
          });
        });
      return () => {
        stopped = true;
        running?.stop();
        running = null;
      };
    },
  };
}
