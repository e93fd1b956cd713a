import { vi } from 'vitest';
import type { AppSettings } from './app-params';
import { captureSignInParams } from './capture-sign-in-params';
import { createNotificationStore } from './notifications';
import { type RunningSession, runSession } from './run-session';
import { createSessionStore } from './store';
import { type MemoryStorage, memoryStorageWindow } from './testing';

export const site = 'https://site.example';

/** A page of the site in a tab, with its session. */
interface TestPage {
  store: ReturnType<typeof createSessionStore>;
  notifications: ReturnType<typeof createNotificationStore>;
  running: RunningSession | null;
  events: EventTarget;
  location: { href: string };
}

export interface Tab {
  page(): TestPage;
  /** Loads a URL of the site, as a link, a form, or another page's script would. */
  go(address: string, options?: { early?: boolean }): void;
  /** The page's own navigations, oldest first. */
  navigations: string[];
  /** Dispatches an event as the browser would. */
  dispatch(type: string, fields?: object): void;
  /** Open notices, newest first. */
  notices(): { title: string; description?: string; label?: string }[];
  press(label: string): void;
  sessionStorage: MemoryStorage;
}

export interface TestBrowser {
  open(address: string, around?: readonly string[]): Tab;
  localStorage: MemoryStorage;
  /** All users that a page of the site has shown as signed in. */
  shownUserIds: Set<string>;
  close(): void;
}

/**
 * Tabs that share localStorage and its `storage` events. Each page runs the boot script and the session as
 * in a browser.
 */
export function openBrowser(
  settings: AppSettings,
  stored: Record<string, string> = {},
): TestBrowser {
  const shared = memoryStorageWindow(stored).localStorage;
  const pages = new Set<TestPage>();
  const shownUserIds = new Set<string>();

  function storageOf(page: TestPage): Storage {
    const notifyOthers = () =>
      queueMicrotask(() => {
        for (const other of pages) {
          if (other !== page) other.events.dispatchEvent(new Event('storage'));
        }
      });
    return new Proxy<Storage>(shared, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (key: string, ...more: unknown[]) => {
          const before = JSON.stringify(shared.entries());
          const result = Reflect.apply(value, target, [key, ...more]);
          if (JSON.stringify(shared.entries()) !== before) notifyOthers();
          return result;
        };
      },
    });
  }

  function open(address: string, around: readonly string[] = []): Tab {
    const { sessionStorage } = memoryStorageWindow();
    const navigations: string[] = [];
    let current: TestPage | null = null;

    function go(href: string, { early = false } = {}): void {
      if (current !== null) {
        current.running?.stop();
        pages.delete(current);
      }
      const events = new EventTarget();
      const location = {
        href: new URL(href, site).href,
        get pathname() {
          return new URL(location.href).pathname;
        },
        get search() {
          return new URL(location.href).search;
        },
        origin: site,
        ancestorOrigins: around,
        assign: (url: string) => navigations.push(url),
      };
      const store = createSessionStore();
      const notifications = createNotificationStore();
      const page: TestPage = { store, notifications, running: null, events, location };
      const listen = {
        addEventListener: events.addEventListener.bind(events),
        removeEventListener: events.removeEventListener.bind(events),
      };
      const window = {
        ...listen,
        localStorage: storageOf(page),
        sessionStorage,
        location,
        history: {
          state: null,
          replaceState(_state: unknown, _title: string, url: string) {
            location.href = new URL(url, location.href).href;
          },
        },
        document: { ...listen, referrer: '', visibilityState: 'visible' },
        parent: { postMessage: () => undefined } as object,
      };
      if (around.length === 0) window.parent = window;
      captureSignInParams(window);
      store.subscribe(({ user }) => user !== null && shownUserIds.add(user.id));
      current = page;
      pages.add(page);
      // The visitor leaves the page before the session's script loads.
      if (early) return;
      vi.stubGlobal('window', window);
      page.running = runSession({ settings, store, notifications });
    }

    function page(): TestPage {
      if (current === null) throw new Error('The tab has no page');
      return current;
    }
    const openNotices = () =>
      page()
        .notifications.getState()
        .list.filter(({ open }) => open);

    go(address);
    return {
      page,
      go,
      navigations,
      sessionStorage,
      dispatch: (type, fields = {}) =>
        void page().events.dispatchEvent(Object.assign(new Event(type), fields)),
      notices: () =>
        openNotices().map(({ title, description = '', action }) => ({
          title,
          description,
          label: action?.label ?? '',
        })),
      press(label) {
        const pressed = openNotices().find(({ action }) => action?.label === label);
        if (pressed === undefined) throw new Error(`No notice has a button “${label}”`);
        pressed.action?.run();
      },
    };
  }

  return {
    open,
    localStorage: shared,
    shownUserIds,
    close() {
      for (const { running } of pages) running?.stop();
    },
  };
}
