/** The names in the platform's contract, shared by all apps on an origin. */
export const tokenKeys = ['base44_access_token', 'token'] as const;

export type StoredParam = 'app_id' | 'server_url' | 'from_url' | 'functions_version';

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
  const get = (area: Area, key: string) => access(area, (storage) => storage.getItem(key));
  /** Null removes it. */
  const set = (area: Area, key: string, value: string | null) =>
    access(area, (storage) =>
      value === null ? storage.removeItem(key) : storage.setItem(key, value),
    ) === undefined;

  return {
    param: (name: StoredParam) => get('localStorage', `base44_${name}`),
    setParam: (name: StoredParam, value: string | null) =>
      set('localStorage', `base44_${name}`, value),
    /** Null if there's none, or an invalid one. */
    token() {
      const [first, second] = tokenKeys.map((key) => get('localStorage', key));
      return validToken(first || second || null);
    },
    /** Writes both of the token's keys. */
    setToken(token: string | null) {
      for (const key of tokenKeys) set('localStorage', key, token);
    },
    /** From sessionStorage. */
    tabItem: (name: string) => get('sessionStorage', name),
    /** @returns false if it couldn't be stored */
    setTabItem: (name: string, value: string | null) => set('sessionStorage', name, value),
  };
}

/** Null unless all characters are valid in a header. Servers reject longer tokens. */
export function validToken(value: string | null): string | null {
  const token = dropStringifiedNull(value) ?? '';
  return /^[!-~]{1,8192}$/.test(token) ? token : null;
}

/** Callers that stringify a missing value write 'null' or 'undefined'. */
export function dropStringifiedNull(text: string | null): string | null {
  return text === 'null' || text === 'undefined' ? null : text;
}

/**
 * Calls back when another tab changes anything in storage, and when the page is restored from the back-forward cache,
 * where it missed such changes.
 */
export function onOtherTabsChange(
  page: Pick<Window, 'addEventListener'>,
  callback: () => void,
): void {
  page.addEventListener('storage', callback);
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) callback();
  });
}
