/** Storage in which a token outlives the page. Its methods may throw. */
export interface TokenStorage {
  /** Called once, when the client first needs a token and wasn't given one. */
  load?(): string | null;
  save(token: string): void;
  clear(): void;
}

/** The only owner of the access token: callers get it for each request and keep no copy. */
export interface TokenHolder {
  get(): string | null;
  /** Ignores an empty token. */
  set(token: string, saveToStorage: boolean): void;
  /** @param fromStorage false when storage may contain another token by now */
  clear(fromStorage?: boolean): void;
}

export function createTokenHolder(
  initial: string | null,
  storage: TokenStorage | undefined,
  onChange: () => void = () => undefined,
): TokenHolder {
  let current = initial === '' ? null : initial;
  let warned = false;

  function store(change: () => void): void {
    try {
      change();
    } catch {
      // The error itself may contain the token.
      if (!warned) console.warn('Could not store the access token: it lasts for this page only');
      warned = true;
    }
  }

  function update(token: string | null): void {
    if (token === current) return;
    current = token;
    onChange();
  }

  return {
    get: () => current,
    set(token, saveToStorage) {
      if (token === '') return;
      update(token);
      if (saveToStorage) store(() => storage?.save(token));
    },
    clear(fromStorage = true) {
      update(null);
      if (fromStorage) store(() => storage?.clear());
    },
  };
}

export interface LazyTokenHolder extends TokenHolder {
  /** Removes the stored token; the page that's being left keeps its own. */
  clearStored(): void;
}

/** Loads the stored token when it's first needed, so creating a client reads nothing. */
export function createLazyTokenHolder(
  initial: string | null,
  storage: TokenStorage | undefined,
  onChange: () => void,
): LazyTokenHolder {
  let made: TokenHolder | null = null;
  const holder = () => {
    made ??= createTokenHolder(initial || (storage?.load?.() ?? null), storage, onChange);
    return made;
  };
  return {
    get: () => holder().get(),
    set: (token, saveToStorage) => holder().set(token, saveToStorage),
    clear: (fromStorage) => holder().clear(fromStorage),
    clearStored() {
      try {
        storage?.clear();
      } catch {
        // Storage that can't be accessed holds no token either.
      }
    },
  };
}
