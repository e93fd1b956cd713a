import type { TokenStorage } from '@/lib/platform/site';

/** The names in the platform's contract, shared by all apps on an origin. */
export const tokenKeys = ['base44_access_token', 'token'] as const;

export type StoredParam = 'app_id' | 'server_url' | 'from_url' | 'functions_version';

type Area = 'localStorage' | 'sessionStorage';

/** The window's storage; accessing it may throw. */
export type StorageWindow = Pick<Window, Area>;

/** The page's storage. Never throws; if storage is denied, it logs one warning. */
export interface SafeStorage {
  param(name: StoredParam): string | null;
  setParam(name: StoredParam, value: string): void;
  removeParam(name: StoredParam): void;
  token(): string | null;
  /** Writes and removes both of the token's keys together. */
  tokenStorage: TokenStorage;
  /** From sessionStorage. */
  getTabItem(name: string): string | null;
  /** @returns false if it couldn't be stored */
  setTabItem(name: string, value: string): boolean;
  removeTabItem(name: string): void;
}

export function createStorage(page: StorageWindow): SafeStorage {
  let warned = false;

  /** Null when storage is denied. */
  function access<T>(area: Area, use: (storage: Storage) => T): T | null {
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
  const get = (area: Area, key: string) => access(area, (storage) => storage.getItem(key));
  const set = (area: Area, key: string, value: string) =>
    access(area, (storage) => {
      storage.setItem(key, value);
      return true;
    }) ?? false;
  const remove = (area: Area, key: string) =>
    void access(area, (storage) => storage.removeItem(key));
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

/**
 * Calls back when another tab changes anything in storage, and when the page is restored from the back-forward
 * cache, where it missed such changes.
 *
 * @returns a function that stops listening
 */
export function onOtherTabsChange(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  callback: () => void,
): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) callback();
  };
  page.addEventListener('storage', callback);
  page.addEventListener('pageshow', onPageShow);
  return () => {
    page.removeEventListener('storage', callback);
    page.removeEventListener('pageshow', onPageShow);
  };
}
