type AreaName = 'localStorage' | 'sessionStorage';

/** The window's storage; accessing it may throw. */
export type StorageWindow = Record<AreaName, Pick<Storage, 'getItem' | 'removeItem' | 'setItem'>>;

/** The page's storage. Never throws; if storage is denied, it logs one warning. */
export type SafeStorage = ReturnType<typeof createStorage>;
export type SafeArea = SafeStorage['local'];

/** `local` is shared by all tabs and outlives them; `tab` is this tab's. */
export function createStorage(page: StorageWindow) {
  let warned = false;

  /** Null when storage is denied. */
  function access<T>(use: () => T): T | null {
    try {
      return use();
    } catch {
      if (!warned) {
        console.warn('Browser storage is unavailable: sign-in lasts for this page only');
      }
      warned = true;
      return null;
    }
  }

  const area = (name: AreaName) => ({
    get: (key: string) => access(() => page[name].getItem(key)),
    /** Null removes it. @returns false if it couldn't be stored */
    set(key: string, value: string | null): boolean {
      const change = () =>
        value === null ? page[name].removeItem(key) : page[name].setItem(key, value);
      return access(change) === undefined;
    },
  });
  return { local: area('localStorage'), tab: area('sessionStorage') };
}

/** Callers that stringify a missing value write 'null' or 'undefined'. */
export function dropStringifiedNull(text: string | null): string | null {
  return text === 'null' || text === 'undefined' ? null : text;
}
