import { vi } from 'vitest';

/** The parts of a page that clients use. */
export interface FakeWindow {
  readonly page: { url(): string; navigate(url: string): void };
  /**
   * Makes a call while there's a global `window`, which the vendor's clients read URLs from. It's not framed and has
   * only a `location`.
   */
  withGlobalWindow<T>(call: () => T | Promise<T>): Promise<T>;
}

/** @param initialUrl the page's initial URL */
export function createFakeWindow(initialUrl: string): FakeWindow {
  let current = new URL(initialUrl);
  const go = (url: string) => {
    current = new URL(url, current);
  };
  const location = {
    get href() {
      return current.href;
    },
    set href(url: string) {
      go(url);
    },
    get origin() {
      return current.origin;
    },
    get search() {
      return current.search;
    },
  };
  return {
    page: { url: () => current.href, navigate: go },
    async withGlobalWindow(call) {
      const fakeWindow = { location, parent: {} };
      fakeWindow.parent = fakeWindow;
      vi.stubGlobal('window', fakeWindow);
      try {
        return await call();
      } finally {
        vi.unstubAllGlobals();
      }
    },
  };
}
