type Area = 'localStorage' | 'sessionStorage';

/** The window's storage; accessing it may throw. */
export type StorageWindow = Record<Area, Pick<Storage, 'getItem' | 'removeItem' | 'setItem'>>;

/** The page's storage. Never throws; if storage is denied, it logs one warning. */
export type SafeStorage = ReturnType<typeof createStorage>;

export function createStorage(page: StorageWindow) {
  let warned = false;

  /** Null when storage is denied. */
  function access<T>(area: Area, use: (storage: StorageWindow[Area]) => T): T | null {
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

  function get(area: Area, key: string): string | null {
    return access(area, (storage) => storage.getItem(key));
  }

  /** Null removes it. @returns false if it couldn't be stored */
  function set(area: Area, key: string, value: string | null): boolean {
    const change = (storage: StorageWindow[Area]) =>
      value === null ? storage.removeItem(key) : storage.setItem(key, value);
    return access(area, change) === undefined;
  }

  return {
    get,
    set,
    /** From sessionStorage. */
    tabItem: (key: string) => get('sessionStorage', key),
    /** In sessionStorage. Null removes it. @returns false if it couldn't be stored */
    setTabItem: (key: string, value: string | null) => set('sessionStorage', key, value),
  };
}

/** Callers that stringify a missing value write 'null' or 'undefined'. */
export function dropStringifiedNull(text: string | null): string | null {
  return text === 'null' || text === 'undefined' ? null : text;
}
