import { vi } from 'vitest';
import type { AppSettings } from './app-params';
import { type AppSession, createAppSession } from './app-session';
import { captureSignInParams } from './capture-sign-in-params';
import { deniedStorageWindow, MemoryStorage, memoryStorageWindow } from './testing';

export const site = 'https://site.example';

/** A page of the site in a tab, with its session. */
interface TestPage extends AppSession {
  events: EventTarget;
  location: { href: string };
  end(): void;
}

export type Tab = ReturnType<TestBrowser['open']>;
export type TestBrowser = ReturnType<typeof openBrowser>;

/**
 * Tabs that share localStorage and its `storage` events. Each page runs the boot script and the session as
 * in a browser.
 *
 * @param stored localStorage from earlier visits; 'denied' if the browser blocks storage
 */
export function openBrowser(settings: AppSettings, stored: Record<string, string> | 'denied' = {}) {
  const localStorage = new MemoryStorage(stored === 'denied' ? {} : stored);
  const pages = new Set<TestPage>();
  /** All users that a page of the site has shown as signed in. */
  const shownUserIds = new Set<string>();

  function storageOf(events: EventTarget) {
    function change(key: string, value: string | null): void {
      if (localStorage.getItem(key) === value) return;
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      queueMicrotask(() => {
        for (const other of pages) {
          if (other.events !== events) other.events.dispatchEvent(new Event('storage'));
        }
      });
    }
    return {
      getItem: (key: string) => localStorage.getItem(key),
      setItem: change,
      removeItem: (key: string) => change(key, null),
    };
  }

  /** @param around the origins of the pages that frame the tab, nearest first */
  function open(address: string, around: readonly string[] = []) {
    const { sessionStorage } = memoryStorageWindow();
    const navigations: string[] = [];
    const parentMessages: unknown[] = [];
    let current: TestPage;

    /** Loads a URL of the site, as a link, a form, or another page's script would. */
    function go(href: string, { early = false } = {}): void {
      current?.end();
      pages.delete(current);
      const events = new EventTarget();
      const location = {
        href: new URL(href, site).href,
        get pathname() {
          return new URL(location.href).pathname;
        },
        origin: site,
        ancestorOrigins: around,
        assign: (url: string) => navigations.push(url),
      };
      const listen = {
        addEventListener: events.addEventListener.bind(events),
        removeEventListener: events.removeEventListener.bind(events),
      };
      const window = {
        ...listen,
        localStorage: storageOf(events),
        sessionStorage,
        location,
        history: {
          state: null,
          replaceState(_state: unknown, _title: string, url: string) {
            location.href = new URL(url, location.href).href;
          },
        },
        document: { ...listen, referrer: '', visibilityState: 'visible' },
        parent: { postMessage: (message: unknown) => void parentMessages.push(message) } as object,
      };
      if (around.length === 0) window.parent = window;
      if (stored === 'denied') {
        Object.defineProperties(window, Object.getOwnPropertyDescriptors(deniedStorageWindow));
      }
      captureSignInParams(window);
      vi.stubGlobal('window', window);
      vi.stubGlobal('location', location);
      const session = createAppSession(settings);
      session.store.subscribe(({ user }) => user !== null && shownUserIds.add(user.id));
      // With `early`, the visitor leaves the page before the session's script loads.
      const end = early ? () => {} : session.start();
      current = { ...session, events, location, end };
      pages.add(current);
    }

    go(address);
    const openNotices = () => current.notifications.getState().list.filter((one) => one.open);
    return {
      page: () => current,
      go,
      /** The page's own navigations, oldest first. */
      navigations,
      parentMessages,
      sessionStorage,
      /** Dispatches an event as the browser would. */
      dispatch: (type: string, fields: object = {}) =>
        void current.events.dispatchEvent(Object.assign(new Event(type), fields)),
      /** Open notices, newest first. */
      notices: () =>
        openNotices().map(({ title, description = '', action }) => {
          return { title, description, label: action?.label ?? '' };
        }),
      press(label: string): void {
        const pressed = openNotices().find(({ action }) => action?.label === label);
        if (pressed === undefined) throw new Error(`No notice has a button “${label}”`);
        pressed.action?.run();
      },
      /** What the tab shows, where it has navigated, and what its browser stores. */
      outcome() {
        const { user, authError } = current.store.getState();
        const tokens = ['base44_access_token', 'token'].map((key) => localStorage.getItem(key));
        return {
          user: user?.full_name ?? null,
          error: authError?.type ?? null,
          notices: openNotices().map(({ title }) => title),
          navigations: navigations.map((url) => new URL(url).pathname),
          token: tokens[0] === tokens[1] ? tokens[0] : tokens,
          app: localStorage.getItem('base44_app_id'),
        };
      },
    };
  }

  const close = () => pages.forEach(({ end }) => void end());
  return { open, localStorage, shownUserIds, close };
}
