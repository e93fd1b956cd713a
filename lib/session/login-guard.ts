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
  /** Called instead of a redirect when the platform rejects the user right after a sign-in. */
  onLoginLoop(): void;
}

export interface LoginGuard {
  /** Forgets earlier sign-ins. Call before `recordPageLoad` for a visit that starts signed out. */
  reset(): void;
  /** Call once per page load; `returned` if the URL has a token. */
  recordPageLoad(returned: boolean): void;
  /** Redirects to the sign-in page at the user's request. */
  startLogin(): void;
  /** Redirects because the platform requires a sign-in, unless the user has just returned from one. */
  handleAuthRequired(): void;
}

/** Prevents a redirect loop between the site and the sign-in page when a sign-in is rejected. */
export function createLoginGuard(config: LoginGuardConfig): LoginGuard {
  const { storage, now } = config;
  // In memory as well, since storage can be denied.
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
      const stored = storage.getTabItem(returnedFromLoginKey);
      // NaN is never within the window.
      returnedAt = stored === null ? null : Number(stored);
    },
    startLogin,
    handleAuthRequired() {
      config.forgetToken();
      // If the clock was set back, the difference is negative, which counts as just now.
      if (returnedAt !== null && now() - returnedAt < loopWindowMs) config.onLoginLoop();
      else startLogin();
    },
  };
}
