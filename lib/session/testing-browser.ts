import { afterEach, beforeEach, vi } from 'vitest';
import { type AppSession, startAppSession } from './app-session';
import { captureSignInParams } from './capture-sign-in-params';
import { denyStorage, memoryStorage, settings, site, withFakeTimers } from './testing';
import { stubPlatform } from './testing-platform';

export type Tab = ReturnType<ReturnType<typeof openBrowser>['open']>;

export const ottosTokens = { base44_access_token: 'token-of-otto', token: 'token-of-otto' };
/** Outcomes. */
export const visitor = { user: null, error: null, notices: [], left: [], token: null, app: null };
export const otto = { ...visitor, user: 'Otto', token: 'token-of-otto' };
export const mallory = { ...visitor, user: 'Mallory', token: 'token-of-mallory' };
export const ottoStays = {
  ...otto,
  notices: ['You’re already signed in as Otto (otto@plant.example)'],
};

/** For each test, fake timers and a platform. Closes the test's browsers after it. */
export function setUpVisits() {
  let platform: ReturnType<typeof stubPlatform>;
  const opened: ReturnType<typeof openBrowser>[] = [];
  withFakeTimers();
  beforeEach(() => {
    platform = stubPlatform();
  });
  afterEach(() => {
    for (const browser of opened.splice(0)) browser.close();
  });
  return {
    browse(stored: Record<string, string> | 'denied' = {}, changes: Partial<typeof settings> = {}) {
      const browser = openBrowser({ ...settings, ...changes }, stored);
      opened.push(browser);
      return browser;
    },
    platform: () => platform,
  };
}

/** Waits until nothing is in flight: two calls with one retry each, and what follows them. */
export const settled = () => vi.advanceTimersByTimeAsync(30_000);

/** The URL that the platform's page would return to. */
export const returnUrl = ({ left }: Pick<Tab, 'left'>) =>
  new URL(new URL(left.at(-1) ?? '').searchParams.get('from_url') ?? '');

/**
 * Tabs that share localStorage and its `storage` events. Each page runs the boot script and the session as in a browser.
 *
 * @param stored localStorage from earlier visits; 'denied' if the browser blocks storage
 */
function openBrowser(build: typeof settings, stored: Record<string, string> | 'denied') {
  const localStorage = memoryStorage(stored === 'denied' ? {} : stored);
  /** The open pages' events. */
  const pages = new Map<AppSession, EventTarget>();

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
    const removeItem = (key: string) => change(key, null);
    return { getItem: localStorage.getItem, setItem: change, removeItem };
  }

  /** @param around the origins of the pages that frame the tab, nearest first */
  function open(address: string, around: readonly string[] = []) {
    const sessionStorage = memoryStorage();
    const left: string[] = [];
    const messages: unknown[] = [];
    let session: AppSession;
    let events: EventTarget;
    const location = {
      href: '',
      origin: site,
      ancestorOrigins: around,
      assign: (url: string) => left.push(url),
    };

    /** Loads a URL of the site, as a link, a form, or another page's script would. */
    function go(href: string): void {
      session?.stop();
      pages.delete(session);
      events = new EventTarget();
      const listen = { addEventListener: events.addEventListener.bind(events) };
      location.href = new URL(href, site).href;
      const replaceState = (_state: unknown, _title: string, url: string) => {
        location.href = url;
      };
      const page = {
        ...listen,
        location,
        sessionStorage,
        localStorage: storageOf(events),
        history: { state: null, replaceState },
        document: { ...listen, visibilityState: 'visible' },
        parent: { postMessage: (message: unknown) => void messages.push(message) },
      };
      if (around.length === 0) Object.assign(page, { parent: page });
      if (stored === 'denied') denyStorage(page);
      captureSignInParams(page);
      vi.stubGlobal('window', page);
      vi.stubGlobal('location', location);
      session = startAppSession(build);
      pages.set(session, events);
    }

    go(address);
    const notices = () => session.notifications.getState().list.filter((one) => one.open);
    return {
      session: () => session,
      go,
      href: () => location.href,
      /** Where the page has left for, oldest first. */
      left,
      /** To the parent window. */
      messages,
      dispatch: (type: string, fields: object = {}) =>
        void events.dispatchEvent(Object.assign(new Event(type), fields)),
      notices,
      /** What the tab shows, where it has left for, and what its browser stores. */
      outcome() {
        const { user, authError } = session.store.getState();
        const tokens = ['base44_access_token', 'token'].map((key) => localStorage.getItem(key));
        return {
          user: user?.full_name ?? null,
          error: authError?.type ?? null,
          notices: notices().map(({ title }) => title),
          left: left.map((url) => new URL(url).pathname),
          token: tokens[0] === tokens[1] ? tokens[0] : tokens,
          app: localStorage.getItem('base44_app_id'),
        };
      },
    };
  }

  function close(): void {
    for (const page of pages.keys()) page.stop();
  }
  return { open, localStorage, close };
}
