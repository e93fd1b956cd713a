import { createTokenHolder, type TokenHolder, type TokenStorage } from './token';

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
