import { vi } from 'vitest';
import type { AppSettings } from './app-params';
import { type AppSession, startAppSession } from './app-session';
import { captureSignInParams } from './capture-sign-in-params';
import type { Notification } from './notifications';
import { deniedStorageWindow, MemoryStorage, memoryStorageWindow } from './testing';

export const site = 'https://site.example';

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
  /** The open pages' events. */
  const pages = new Map<AppSession, EventTarget>();
  /** All users that a page of the site has shown as signed in. */
  const shownUserIds = new Set<string>();

  function storageOf(events: EventTarget) {
    function change(key: string, value: string | null): void {
      if (localStorage.getItem(key) === value) return;
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      queueMicrotask(() => {
        for (const other of pages.values()) {
          if (other !== events) other.dispatchEvent(new Event('storage'));
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
    let current: AppSession;
    let events: EventTarget;
    let location: { href: string };
    let document: { visibilityState: string };

    /** Loads a URL of the site, as a link, a form, or another page's script would. */
    function go(href: string): void {
      current?.stop();
      pages.delete(current);
      events = new EventTarget();
      const address = {
        href: new URL(href, site).href,
        origin: site,
        ancestorOrigins: around,
        assign: (url: string) => navigations.push(url),
      };
      location = address;
      const listen = { addEventListener: events.addEventListener.bind(events) };
      document = { ...listen, visibilityState: 'visible' };
      const window = {
        ...listen,
        localStorage: storageOf(events),
        sessionStorage,
        location: address,
        history: {
          state: null,
          replaceState(_state: unknown, _title: string, url: string) {
            address.href = new URL(url, address.href).href;
          },
        },
        document,
        parent: { postMessage: (message: unknown) => void parentMessages.push(message) } as object,
      };
      if (around.length === 0) window.parent = window;
      if (stored === 'denied') {
        Object.defineProperties(window, Object.getOwnPropertyDescriptors(deniedStorageWindow));
      }
      captureSignInParams(window);
      vi.stubGlobal('window', window);
      vi.stubGlobal('location', address);
      current = startAppSession(settings);
      pages.set(current, events);
      const { store } = current;
      const record = () => {
        const { user } = store.getState();
        if (user !== null) shownUserIds.add(user.id);
      };
      store.subscribe(record);
      record();
    }

    go(address);
    const openNotices = () => current.notifications.getState().list.filter((one) => one.open);
    function find(matches: (notice: Notification) => boolean): Notification {
      const found = openNotices().find(matches);
      if (found === undefined) throw new Error('There’s no such notice');
      return found;
    }

    return {
      page: () => current,
      go,
      href: () => location.href,
      /** The page's own navigations, oldest first. */
      navigations,
      parentMessages,
      sessionStorage,
      /** Dispatches an event as the browser would. */
      dispatch: (type: string, fields: object = {}) =>
        void events.dispatchEvent(Object.assign(new Event(type), fields)),
      hide(): void {
        document.visibilityState = 'hidden';
      },
      /** Open notices, newest first. */
      notices: () =>
        openNotices().map(({ title, description = '', action }) => {
          return { title, description, label: action?.label ?? '' };
        }),
      press(label: string): void {
        find(({ action }) => action?.label === label).action?.run();
      },
      dismiss: (title: string) =>
        current.notifications.getState().dismiss(find((one) => one.title === title).id),
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

  function close(): void {
    for (const page of pages.keys()) page.stop();
  }
  return { open, localStorage, shownUserIds, close };
}
