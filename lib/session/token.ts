import type { SafeStorage } from './storage';

/** The session's token, in memory and in storage. Other tabs can change the stored one. */
export function createSessionToken(storage: Pick<SafeStorage, 'setToken' | 'token'>) {
  let current = storage.token();
  let isStored = current !== null;
  let isAdopted = false;
  // Both keys, in case one is invalid.
  if (current === null) storage.setToken(null);

  function use(token: string | null, { isOtherTabs = false } = {}): void {
    current = token;
    isAdopted = isOtherTabs;
    // It isn't if the browser denies storage.
    isStored = token !== null && storage.token() === token;
  }

  return {
    current: () => current,
    /** What the policy has to know. */
    facts() {
      const stored = storage.token();
      const isOther = stored !== null && stored !== current;
      const isGone = stored === null && isStored;
      const elsewhere = isOther ? 'signed in' : isGone ? 'signed out' : null;
      return { token: current, isAdopted, elsewhere } as const;
    },
    /** Uses the token from now on, and stores it. */
    keep(token: string): void {
      storage.setToken(token);
      use(token);
    },
    /** Uses the token that another tab has stored. */
    adopt: () => use(storage.token(), { isOtherTabs: true }),
    /** Forgets the token, and removes whichever is stored by now. */
    drop(): void {
      storage.setToken(null);
      use(null);
    },
  };
}
