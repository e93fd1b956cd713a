import { tokenKeys } from '@/lib/platform/names';
import { dropStringifiedNull, type SafeStorage } from './storage';

/** The session's token, in memory and in local storage. Other tabs can change the stored one. */
export function createSessionToken(storage: Pick<SafeStorage, 'get' | 'set'>) {
  let current = stored();
  let isStored = current !== null;
  let isAdopted = false;
  // Both keys, in case one is invalid.
  if (current === null) store(null);

  /** Null if there's none, or an invalid one. */
  function stored(): string | null {
    const [first, second] = tokenKeys.map((key) => storage.get('localStorage', key));
    return validToken(first || second || null);
  }

  function store(token: string | null): void {
    for (const key of tokenKeys) storage.set('localStorage', key, token);
  }

  function use(token: string | null, isOtherTabs = false): void {
    current = token;
    isAdopted = isOtherTabs;
    // It isn't if the browser denies storage.
    isStored = token !== null && stored() === token;
  }

  return {
    current: () => current,
    stored,
    /** What the policy has to know. */
    facts() {
      const inStorage = stored();
      const isOther = inStorage !== null && inStorage !== current;
      const isGone = inStorage === null && isStored;
      const elsewhere = isOther ? 'signed in' : isGone ? 'signed out' : null;
      return { token: current, isAdopted, elsewhere } as const;
    },
    /** Uses the token from now on, and stores it. */
    keep(token: string): void {
      store(token);
      use(token);
    },
    /** Uses the token that another tab has stored. */
    adopt: () => use(stored(), true),
    /** Forgets the token, and removes whichever is stored by now. */
    drop(): void {
      store(null);
      use(null);
    },
  };
}

/** Null unless all characters are valid in a header. Servers reject longer tokens. */
export function validToken(value: string | null): string | null {
  const token = dropStringifiedNull(value) ?? '';
  return /^[!-~]{1,8192}$/.test(token) ? token : null;
}
