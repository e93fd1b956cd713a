import { vi } from 'vitest';

interface Popup {
  closed: boolean;
  close(): void;
}

/** Stubs the page of a browser, whose own window is `parent` unless it's framed. */
export function stubBrowser(href: string, { framed = false, stored = {}, blocked = false } = {}) {
  const items = new Map<string, string>(Object.entries(stored));
  const listeners = new Set<(event: object) => void>();
  const popups: (Popup & { url: string })[] = [];
  const page = {
    parent: {} as object,
    /** Where the framing page was sent. */
    top: '',
    location: new URL(href),
    history: {
      state: 'kept',
      replaceState: vi.fn((_: unknown, __: string, url: string) => {
        page.location.href = url;
      }),
    },
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
    open(url: string, target: string) {
      if (target === '_top') {
        page.top = url;
        return page;
      }
      if (blocked) return null;
      const popup = {
        url,
        closed: false,
        close() {
          popup.closed = true;
        },
      };
      popups.push(popup);
      return popup;
    },
    addEventListener: (_: string, listener: (event: object) => void) =>
      void listeners.add(listener),
    removeEventListener: (_: string, listener: (event: object) => void) =>
      void listeners.delete(listener),
  };
  if (!framed) page.parent = page;
  vi.stubGlobal('window', page);
  const send = (event: object) => {
    for (const listener of [...listeners]) listener(event);
  };
  return { page, items, listeners, popups, send };
}
