import type { TokenStorage } from '@/lib/platform/site';

/** The names of the platform's contract, shared by every app of an origin. */
export const tokenKeys = ['base44_access_token', 'token'] as const;

export type StoredParam = 'app_id' | 'server_url' | 'from_url' | 'functions_version';

type Area = 'localStorage' | 'sessionStorage';

/** The parts of a window that hold storages; touching one may throw. */
export type StorageWindow = Pick<Window, Area>;

/** The page's storage. Nothing here throws; that a storage is denied is said once on the console. */
export interface SafeStorage {
  param(name: StoredParam): string | null;
  setParam(name: StoredParam, value: string): void;
  removeParam(name: StoredParam): void;
  token(): string | null;
  /** Both keys of the token are written and removed together. */
  tokenStorage: TokenStorage;
  /** Of this tab, until it is closed; false when it could not be kept. */
  getTabItem(name: string): string | null;
  setTabItem(name: string, value: string): boolean;
  removeTabItem(name: string): void;
}

export function createStorage(page: StorageWindow): SafeStorage {
  let warned = false;

  /** Null when the storage is denied. */
  function touch<T>(area: Area, use: (storage: Storage) => T): T | null {
    try {
      return use(page[area]);
    } catch {
      if (!warned) {
        console.warn('Browser storage is unavailable: sign-in lasts for this page only');
      }
      warned = true;
      return null;
    }
  }
  const get = (area: Area, key: string) => touch(area, (storage) => storage.getItem(key));
  const set = (area: Area, key: string, value: string) =>
    touch(area, (storage) => {
      storage.setItem(key, value);
      return true;
    }) ?? false;
  const remove = (area: Area, key: string) =>
    void touch(area, (storage) => storage.removeItem(key));
  const keyOf = (name: StoredParam) => `base44_${name}`;

  return {
    param: (name) => get('localStorage', keyOf(name)),
    setParam: (name, value) => void set('localStorage', keyOf(name), value),
    removeParam: (name) => remove('localStorage', keyOf(name)),
    token: () => get('localStorage', tokenKeys[0]) || get('localStorage', tokenKeys[1]) || null,
    tokenStorage: {
      save: (token) => {
        for (const key of tokenKeys) set('localStorage', key, token);
      },
      clear: () => {
        for (const key of tokenKeys) remove('localStorage', key);
      },
    },
    getTabItem: (name) => get('sessionStorage', name),
    setTabItem: (name, value) => set('sessionStorage', name, value),
    removeTabItem: (name) => remove('sessionStorage', name),
  };
}
