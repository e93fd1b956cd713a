import { vi } from 'vitest';
import type { TestServer } from '@/lib/platform/testing';
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
