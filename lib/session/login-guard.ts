import type { SafeStorage } from './storage';

const leftMark = 'brazos_login_left';
const returnedMark = 'brazos_login_returned';
export const loopWindowMs = 60_000;

interface LoginGuardConfig {
  storage: Pick<SafeStorage, 'mark' | 'setMark' | 'removeMark'>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Removes the token from memory and storage. */
  forgetToken(): void;
  goToLogin(): void;
  /** The sign-in was refused right after coming back from it: say so instead of going again. */
  onLoginLoop(): void;
}

export interface LoginGuard {
  /** Before `arrive`, when the visit is to begin anew: what went before does not count. */
  forget(): void;
  /** Once per load; `returned` when a token came in the address. */
  arrive(returned: boolean): void;
  /** Goes to the sign-in page because the user wants to. */
  leave(): void;
  /** Goes there because the platform demands it, unless the user has just been there. */
  authRequired(): void;
}

/** Keeps a refused sign-in from going round between the site and the sign-in page. */
export function createLoginGuard(config: LoginGuardConfig): LoginGuard {
  const { storage, now } = config;
  // Beside the storage, which can be denied.
  let returnedAt: number | null = null;

  function leave(): void {
    storage.setMark(leftMark, '1');
    config.goToLogin();
  }

  return {
    forget() {
      storage.removeMark(leftMark);
      storage.removeMark(returnedMark);
    },
    arrive(returned) {
      if (returned || storage.mark(leftMark) !== null) {
        storage.removeMark(leftMark);
        returnedAt = now();
        storage.setMark(returnedMark, String(returnedAt));
        return;
      }
      const noted = storage.mark(returnedMark);
      // One that is no number is never within the window.
      returnedAt = noted === null ? null : Number(noted);
    },
    leave,
    authRequired() {
      config.forgetToken();
      // A clock that was set back makes the difference negative, and that counts as just now.
      if (returnedAt !== null && now() - returnedAt < loopWindowMs) config.onLoginLoop();
      else leave();
    },
  };
}
