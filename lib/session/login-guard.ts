import type { SafeStorage } from './storage';

const leftForLoginKey = 'brazos_login_left';
const returnedFromLoginKey = 'brazos_login_returned';
export const loopWindowMs = 60_000;

interface LoginGuardConfig {
  storage: Pick<SafeStorage, 'getTabItem' | 'setTabItem' | 'removeTabItem'>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Removes the token from memory and storage. */
  forgetToken(): void;
  redirectToLogin(): void;
  /** The sign-in was refused right after coming back from it: say so instead of going again. */
  onLoginLoop(): void;
}

export interface LoginGuard {
  /** Before `arrive`, when the visit is to begin anew: what went before does not count. */
  reset(): void;
  /** Once per load; `returned` when a token came in the address. */
  recordPageLoad(returned: boolean): void;
  /** Goes to the sign-in page because the user wants to. */
  startLogin(): void;
  /** Goes there because the platform demands it, unless the user has just been there. */
  handleAuthRequired(): void;
}

/** Keeps a refused sign-in from going round between the site and the sign-in page. */
export function createLoginGuard(config: LoginGuardConfig): LoginGuard {
  const { storage, now } = config;
  // Beside the storage, which can be denied.
  let returnedAt: number | null = null;

  function startLogin(): void {
    storage.setTabItem(leftForLoginKey, '1');
    config.redirectToLogin();
  }

  return {
    reset() {
      storage.removeTabItem(leftForLoginKey);
      storage.removeTabItem(returnedFromLoginKey);
    },
    recordPageLoad(returned) {
      if (returned || storage.getTabItem(leftForLoginKey) !== null) {
        storage.removeTabItem(leftForLoginKey);
        returnedAt = now();
        storage.setTabItem(returnedFromLoginKey, String(returnedAt));
        return;
      }
      const noted = storage.getTabItem(returnedFromLoginKey);
      // One that is no number is never within the window.
      returnedAt = noted === null ? null : Number(noted);
    },
    startLogin,
    handleAuthRequired() {
      config.forgetToken();
      // A clock that was set back makes the difference negative, and that counts as just now.
      if (returnedAt !== null && now() - returnedAt < loopWindowMs) config.onLoginLoop();
      else startLogin();
    },
  };
}
