import { vi } from 'vitest';

/** The page that a client runs in, as far as clients look at it. */
export interface FakeWindow {
  readonly page: { url(): string; navigate(url: string): void };
  /**
   * Does something where a `window` is, which the vendor's client looks for when it comes to addresses; of a
   * window there is no more than its address.
   */
  withGlobalWindow<T>(call: () => T | Promise<T>): Promise<T>;
}

/** @param address where the page is before a client leads it elsewhere */
export function createFakeWindow(address: string): FakeWindow {
  let at = new URL(address);
  const go = (url: string) => {
    at = new URL(url, at);
  };
  const location = {
    get href() {
      return at.href;
    },
    set href(url: string) {
      go(url);
    },
    get origin() {
      return at.origin;
    },
    get search() {
      return at.search;
    },
  };
  return {
    page: { url: () => at.href, navigate: go },
    async withGlobalWindow(call) {
      vi.stubGlobal('window', { location });
      try {
        return await call();
      } finally {
        vi.unstubAllGlobals();
      }
    },
  };
}
