import { afterEach, beforeEach, vi } from 'vitest';
import type { AppSettings } from './app-params';

export const site = 'https://site.example';
export const editor = 'https://editor.example';
export const platformUrl = 'https://platform.example';
export const staging = 'https://staging.example:8443';

/** The build's. */
export const settings: AppSettings = {
  platformUrl,
  appId: 'brazos',
  appIds: null,
  platformOrigins: [staging],
  parentOrigins: [editor],
};

/** For each test: timers that the test moves on, and a console that keeps warnings to itself. */
export function withFakeTimers(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockReturnValue();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** In-memory browser storage. */
export function memoryStorage(entries: Record<string, string> = {}) {
  const values = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => void values.delete(key),
    setItem: (key: string, value: string) => void values.set(key, value),
    clear: () => values.clear(),
    entries: () => Object.fromEntries(values),
  };
}

export const memoryStorageWindow = (stored: Record<string, string> = {}) => ({
  localStorage: memoryStorage(stored),
  sessionStorage: memoryStorage(),
});

/** Makes any access to the page's storage throw, as in a browser that blocks cookies. */
export function denyStorage<Page extends object>(page: Page): Page {
  function get(): never {
    throw new DOMException('denied', 'SecurityError');
  }
  return Object.defineProperties(page, { localStorage: { get }, sessionStorage: { get } });
}
