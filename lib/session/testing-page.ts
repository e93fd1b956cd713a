import { vi } from 'vitest';
import { type Handler, json, serve, type TestServer } from '@/lib/platform/testing';
import { createNotificationStore } from './notifications';
import { runSession } from './run-session';
import { createSessionStore } from './store';
import { deniedStorageWindow, memoryStorageWindow } from './testing';

const origin = 'https://site.example';

export interface StubbedPage {
  /** The page's navigations, oldest first, without the platform's origin; `reload` for a reload. */
  navigations: string[];
  /** Messages to its parent, a page of the site. */
  parentMessages: unknown[];
  storages: ReturnType<typeof memoryStorageWindow>;
  /** Dispatches an event with these fields, as the browser would. */
  dispatch(type: string, fields?: object): void;
}

/**
 * Stubs the globals of a page at this path of the site until `unstubAllGlobals`.
 *
 * @param stored localStorage from earlier visits; 'denied' if the browser blocks storage
 * @param marks sessionStorage from earlier pages of this tab
 * @param around the origins of the pages that frame it, nearest first
 */
export function stubPage(
  path: string,
  stored: Record<string, string> | 'denied' = {},
  marks: Record<string, string> = {},
  around: readonly string[] = [origin],
): StubbedPage {
  const storages = memoryStorageWindow(stored === 'denied' ? {} : stored);
  for (const [name, value] of Object.entries(marks)) storages.sessionStorage.setItem(name, value);
  const events = new EventTarget();
  const navigations: string[] = [];
  const parentMessages: unknown[] = [];
  const navigate = (url: string) =>
    navigations.push(
      url
        .replace(/^http:\/\/127\.0\.0\.1:\d+/, '')
        // The nonce is random.
        .replace(/(brazos_nonce%3D)[0-9a-f]{32}/, '$1nonce'),
    );
  const location = {
    href: origin + path,
    origin,
    ancestorOrigins: around,
    assign: navigate,
    reload: () => navigate('reload'),
  };
  const page = {
    localStorage: storages.localStorage,
    sessionStorage: storages.sessionStorage,
    location,
    history: {
      state: null,
      replaceState(_state: unknown, _title: string, url: string) {
        location.href = url;
      },
    },
    document: {
      referrer: '',
      visibilityState: 'visible',
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
    },
    parent: { postMessage: (message: unknown) => parentMessages.push(message) } as object,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  if (around.length === 0) page.parent = page;
  if (stored === 'denied') {
    Object.defineProperties(page, Object.getOwnPropertyDescriptors(deniedStorageWindow));
  }
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', location);
  return {
    navigations,
    parentMessages,
    storages,
    dispatch: (type, fields = {}) =>
      void events.dispatchEvent(Object.assign(new Event(type), fields)),
  };
}

/** The build's settings for a local platform. */
export function settingsFor({ url }: Pick<TestServer, 'url'>) {
  return { platformUrl: url, appId: 'brazos', appIds: [], platformOrigins: [], parentOrigins: [] };
}

export const ada = { id: '7', full_name: 'Ada', role: 'admin' };
/** A platform that accepts any token. */
export const fine: Handler = ({ url }, response) =>
  json(response, url?.endsWith('/User/me') ? ada : { id: 'brazos', public_settings: {} });
/** A platform that rejects any token. */
export const refused: Handler = (request, response, count) =>
  request.url?.endsWith('/User/me')
    ? json(response, { message: 'No' }, 401)
    : fine(request, response, count);
/** What an earlier sign-in has stored. */
export const signedIn = { base44_access_token: 'of-today', token: 'of-today' };
export const back = encodeURIComponent('https://site.example/About?brazos_nonce=nonce');
export const login = `/login?from_url=${back}&app_id=brazos`;

/** A page with its running session. */
export async function startPage(
  path: string,
  stored: Record<string, string> | 'denied' = {},
  handler = fine,
  marks: Record<string, string> = {},
  before?: TestServer,
) {
  const server = before ?? (await serve(handler));
  const page = stubPage(path, stored, marks);
  const store = createSessionStore();
  const notifications = createNotificationStore();
  const running = runSession({ settings: settingsFor(server), store, notifications });
  const titles = () => notifications.getState().list.map(({ title }) => title);
  /** Waits until the check ends. */
  const checked = () => vi.waitUntil(() => !store.getState().isLoadingAuth, { timeout: 20_000 });
  const calls = () => server.requests.map((call) => call.replace(/^(\w+) .*\/(.+)$/, '$1 $2'));
  return { ...page, server, running, store, notifications, titles, checked, calls };
}
