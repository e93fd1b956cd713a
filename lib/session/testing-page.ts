import { vi } from 'vitest';
import { deniedStorageWindow, memoryStorageWindow, type serve } from './testing';

const origin = 'https://site.example';

export interface StubbedPage {
  /** Where the page was led, oldest first, the platform's origin left out; `reload` for the page itself. */
  navigations: string[];
  /** What its parent, a page of the site, was told. */
  parentMessages: unknown[];
  storages: ReturnType<typeof memoryStorageWindow>;
  /** What the browser does; the event has these fields. */
  dispatch(type: string, fields?: object): void;
}

/**
 * The globals of a page that was opened at this path of the site, for one test; unstubAllGlobals ends it.
 *
 * @param stored what the browser has kept from visits before; 'denied' where it gives no storage
 * @param marks what this tab has kept from the visit before
 * @param around the origins of the pages that frame it, the nearest first
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
  const lead = (url: string) =>
    navigations.push(
      url
        .replace(/^http:\/\/127\.0\.0\.1:\d+/, '')
        // Another one each time.
        .replace(/(brazos_nonce%3D)[0-9a-f]{32}/, '$1nonce'),
    );
  const location = {
    href: origin + path,
    origin,
    ancestorOrigins: around,
    assign: lead,
    reload: () => lead('reload'),
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

/** The build's settings for a platform on this machine. */
export function settingsFor({ url }: Pick<Awaited<ReturnType<typeof serve>>, 'url'>) {
  return { platformUrl: url, appId: 'brazos', appIds: [], platformOrigins: [], parentOrigins: [] };
}
