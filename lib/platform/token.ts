/** Where a token outlives the page. Its methods may throw. */
export interface TokenStorage {
  save(token: string): void;
  clear(): void;
}

/** The one owner of the access token: who needs it asks at each request and keeps no copy. */
export interface TokenHolder {
  get(): string | null;
  /** An empty token changes nothing. */
  set(token: string, saveToStorage: boolean): void;
  /** @param fromStorage false when what is stored may be another one by now */
  clear(fromStorage?: boolean): void;
}

export function createTokenHolder(
  initial: string | null,
  storage: TokenStorage | undefined,
  changed: () => void = () => undefined,
): TokenHolder {
  let current = initial === '' ? null : initial;
  let warned = false;

  function store(change: () => void): void {
    try {
      change();
    } catch {
      // What it threw may hold the token; that it threw is what one can act on.
      if (!warned) console.warn('Could not store the access token: it lasts for this page only');
      warned = true;
    }
  }

  function become(token: string | null): void {
    if (token === current) return;
    current = token;
    changed();
  }

  return {
    get: () => current,
    set(token, saveToStorage) {
      if (token === '') return;
      become(token);
      if (saveToStorage) store(() => storage?.save(token));
    },
    clear(fromStorage = true) {
      become(null);
      if (fromStorage) store(() => storage?.clear());
    },
  };
}
