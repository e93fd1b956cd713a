import { afterEach, beforeEach, vi } from 'vitest';
import { readAppParams } from './app-params';
import { createStorage, type StorageWindow } from './storage';

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
export class MemoryStorage {
  readonly #values: Map<string, string>;
  constructor(entries: Record<string, string> = {}) {
    this.#values = new Map(Object.entries(entries));
  }
  getItem(key: string) {
    return this.#values.get(key) ?? null;
  }
  removeItem(key: string) {
    this.#values.delete(key);
  }
  setItem(key: string, value: string) {
    this.#values.set(key, value);
  }
  clear() {
    this.#values.clear();
  }
  entries() {
    return Object.fromEntries(this.#values);
  }
}

export const memoryStorageWindow = (stored: Record<string, string> = {}) => ({
  localStorage: new MemoryStorage(stored),
  sessionStorage: new MemoryStorage(),
});

/** A window that throws on any access to storage, like a browser that blocks cookies. */
export const deniedStorageWindow: StorageWindow = {
  get localStorage(): never {
    throw new DOMException('denied', 'SecurityError');
  },
  get sessionStorage(): never {
    throw new DOMException('denied', 'SecurityError');
  },
};

export const pageOrigin = 'https://site.example';

/** The build's platform has a path. */
export const build = {
  platformUrl: 'https://platform.example/base',
  appId: 'brazos',
  appIds: null as readonly string[] | null,
  platformOrigins: ['https://staging.example:8443'],
  parentOrigins: [],
};

/** The parameters of a visit to a page of the site with this query and storage, and what's stored after it. */
export function readVisit(
  query: string | Record<string, string>,
  stored: Record<string, string> = {},
  { settings = build, origin = pageOrigin } = {},
) {
  const page = memoryStorageWindow(stored);
  const href = `${pageOrigin}/About?${new URLSearchParams(query)}`;
  const storage = createStorage(page);
  const { kept, linked } = readAppParams({ href, storage, settings, pageOrigin: origin });
  return { ...(linked ?? kept), stored: page.localStorage.entries() };
}
