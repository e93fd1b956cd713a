import { tokenKeys } from '@/lib/platform/names';
import { dropStringifiedNull, type SafeArea } from './storage';

/** The session's token, in memory and in local storage. Other tabs can change the stored one. */
export function createSessionToken(local: SafeArea) {
  let current = stored();
  // It isn't if the browser denies storage.
  let isStored = current !== null;
  let isAdopted = false;
  // Both keys, in case one is invalid.
  if (current === null) store(null);

  /** Null if there's none, or an invalid one. */
  function stored(): string | null {
    const [first, second] = tokenKeys.map((key) => local.get(key));
    return validToken(first || second || null);
  }

  function store(token: string | null): void {
    for (const key of tokenKeys) local.set(key, token);
  }

  return {
    current: () => current,
    stored,
    /** What the policy has to know. */
    facts() {
      const inStorage = stored();
      const isGone = inStorage === null && isStored;
      const isOther = inStorage !== null && inStorage !== current;
      const elsewhere = isOther ? 'signed in' : isGone ? 'signed out' : null;
      return { token: current, isAdopted, elsewhere } as const;
    },
    /** Uses the token from now on, and stores it; null forgets it, and removes whichever is stored by now. */
    set(token: string | null): void {
      store(token);
      current = token;
      isAdopted = false;
      isStored = token !== null && stored() === token;
    },
    /** Uses the token that another tab has stored. */
    adopt(): void {
      current = stored();
      isAdopted = true;
      isStored = true;
    },
  };
}

/** Null unless all characters are valid in a header. Servers reject longer tokens. */
export function validToken(value: string | null): string | null {
  const token = dropStringifiedNull(value) ?? '';
  return /^[!-~]{1,8192}$/.test(token) ? token : null;
}
