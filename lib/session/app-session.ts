import type { AppSettings } from './app-params';
import { isFramedByListed } from './framing';
import { createParentMessenger } from './parent-messenger';
import { startSession } from './session';
import { createStorage } from './storage';

declare global {
  interface Window {
    /** The running session. The site's script sets it before React loads; React displays it. */
    siteSession?: AppSession;
  }
}

export type AppSession = ReturnType<typeof startAppSession>;

/** Starts the page's session, and its reports to the parent window. */
export function startAppSession(settings: AppSettings) {
  const { origin } = window.location;
  const platform = new URL(settings.platformUrl || origin).origin;
  const listed = [origin, platform, ...settings.parentOrigins];
  const isListed = isFramedByListed(window, listed);
  const session = startSession(settings, isListed, createStorage(window));
  const parent = createParentMessenger(window, listed, session.secrets);
  const { store, notifications } = session;

  /** Resolves when nothing is loading. */
  const whenChecked = () =>
    new Promise<void>((resolve) => {
      const check = () => !store.getState().isLoadingAuth && resolve();
      store.subscribe(check);
      check();
    });

  return {
    ...session,
    whenChecked,
    /**
     * Reports the page to the parent window, and a user's visit to the log. Call once.
     *
     * @param name the page's; null for the 404 page
     */
    reportPage(name: string | null): void {
      parent.sendUrl(location.href);
      if (name !== null) void whenChecked().then(() => session.logVisit(name));
    },
    /** Reports a caught error to the parent window. */
    reportError: parent.sendError,
    /** Calls back, perhaps repeatedly, when there is something for React to show: a user, or a notice. */
    onUiNeeded(show: () => void): void {
      function check() {
        if (store.getState().isAuthenticated || notifications.getState().list.length > 0) show();
      }
      store.subscribe(check);
      notifications.subscribe(check);
      check();
    },
  };
}
