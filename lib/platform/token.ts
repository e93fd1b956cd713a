/** Storage in which a token outlives the page. Its methods may throw. */
export interface TokenStorage {
  /** Called once, when the client first needs a token and wasn't given one. */
  load?(): string | null;
  save(token: string): void;
  clear(): void;
}

export type TokenHolder = ReturnType<typeof createTokenHolder>;

/**
 * The only owner of the access token: callers get it for each request and keep no copy. It's loaded when it's first
 * needed, so creating a client reads nothing.
 */
export function createTokenHolder(
  initial: string | null,
  storage: TokenStorage | undefined,
  onChange: () => void = () => undefined,
) {
  /** Undefined until it's needed. */
  let current: string | null | undefined = initial || undefined;
  let warned = false;

  function get(): string | null {
    if (current === undefined) current = storage?.load?.() || null;
    return current;
  }

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
    if (token === get()) return;
    current = token;
    onChange();
  }

  return {
    get,
    /** Ignores an empty token. */
    set(token: string, saveToStorage: boolean): void {
      if (token === '') return;
      update(token);
      if (saveToStorage) store(() => storage?.save(token));
    },
    clear(): void {
      update(null);
      store(() => storage?.clear());
    },
    /** Removes the stored token; the page that's being left keeps its own. */
    clearStored(): void {
      try {
        storage?.clear();
      } catch {
        // Storage that can't be accessed holds no token either.
      }
    },
  };
}
