import { vi } from 'vitest';

/** Stubs the page of a browser, whose own window is `parent` unless it's framed. */
export function stubBrowser(href: string, { framed = false, token = '', blocked = false } = {}) {
  const items = new Map(token === '' ? [] : [['base44_access_token', token]]);
  const events = new EventTarget();
  const popups: { url: string; closed: boolean; close(): void }[] = [];
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
      if (target === '_top') page.top = url;
      if (target === '_top' || blocked) return null;
      const popup = {
        url,
        closed: false,
        close: () => void Object.assign(popup, { closed: true }),
      };
      popups.push(popup);
      return popup;
    },
    addEventListener: vi.fn(events.addEventListener.bind(events)),
    removeEventListener: vi.fn(events.removeEventListener.bind(events)),
  };
  if (!framed) page.parent = page;
  vi.stubGlobal('window', page);
  /** A message from a window, as any can send one. */
  const send = (message: { source: unknown; origin: string; data: unknown }) =>
    events.dispatchEvent(Object.assign(new Event('message'), message));
  return { page, items, popups, send };
}
