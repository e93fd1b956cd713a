import { type AppParams, type PlatformSettings, readAppParams } from './app-params';
import { createStorage, type StorageWindow } from './storage';

/** In-memory browser storage. */
export class MemoryStorage implements Storage {
  readonly #values = new Map<string, string>();
  [name: string]: unknown;
  get length() {
    return this.#values.size;
  }
  clear() {
    this.#values.clear();
  }
  getItem(key: string) {
    return this.#values.get(key) ?? null;
  }
  key(index: number) {
    return [...this.#values.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.#values.delete(key);
  }
  setItem(key: string, value: string) {
    this.#values.set(key, value);
  }
  entries() {
    return Object.fromEntries(this.#values);
  }
}

export interface MemoryStorageWindow extends StorageWindow {
  localStorage: MemoryStorage;
  sessionStorage: MemoryStorage;
}

export function memoryStorageWindow(kept: Record<string, string> = {}): MemoryStorageWindow {
  const page = { localStorage: new MemoryStorage(), sessionStorage: new MemoryStorage() };
  for (const [key, value] of Object.entries(kept)) page.localStorage.setItem(key, value);
  return page;
}

/** A window that throws on any access to storage, like a browser that blocks cookies. */
export const deniedStorageWindow: StorageWindow = {
  get localStorage(): Storage {
    throw new DOMException('denied', 'SecurityError');
  },
  get sessionStorage(): Storage {
    throw new DOMException('denied', 'SecurityError');
  },
};

export const pageOrigin = 'https://site.example';

/** The build's platform has a path. */
export const build: PlatformSettings = {
  platformUrl: 'https://platform.example/base',
  appId: 'brazos',
  appIds: [],
  platformOrigins: ['https://staging.example:8443'],
};

interface Visit {
  /** With its question mark. */
  query?: string;
  page?: StorageWindow;
  settings?: PlatformSettings;
  origin?: string;
  isFramed?: boolean;
}

/** The parameters of a visit to a page of the site. */
export function readVisit({
  query = '',
  page = memoryStorageWindow(),
  settings = build,
  origin = pageOrigin,
  isFramed = false,
}: Visit): AppParams {
  const href = `${pageOrigin}/About${query}`;
  return readAppParams({
    href,
    storage: createStorage(page),
    settings,
    pageOrigin: origin,
    isFramed,
  });
}
