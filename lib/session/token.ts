import type { SafeStorage } from './storage';

/** The session's token, in memory and in storage. Other tabs can change the stored one. */
export function createSessionToken(
  storage: Pick<SafeStorage, 'removeToken' | 'setToken' | 'token'>,
) {
  let current = storage.token();
  let wasStored = current !== null;
  let isAdopted = false;
  // Both keys, in case one is invalid.
  if (current === null) storage.removeToken();

  return {
    current: () => current,
    /** What the policy has to know. */
    facts: () => ({ token: current, stored: storage.token(), wasStored, isAdopted }),
    /** Uses the token from now on, and stores it. */
    keep(token: string): void {
      storage.setToken(token);
      current = token;
      wasStored = storage.token() !== null;
      isAdopted = false;
    },
    /** Uses the token that another tab has stored. */
    adopt(): void {
      current = storage.token();
      wasStored = true;
      isAdopted = true;
    },
    /** Forgets the token, but not another one that another tab has stored since. */
    drop(): void {
      if (storage.token() === current) storage.removeToken();
      current = null;
      wasStored = false;
      isAdopted = false;
    },
    /** At the user's request: nobody is signed in anymore, in any tab. */
    end(): void {
      storage.removeToken();
      current = null;
      wasStored = false;
      isAdopted = false;
    },
  };
}
