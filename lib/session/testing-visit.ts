import { vi } from 'vitest';
import { deniedPage, type serve, storagePage } from './testing';

const origin = 'https://site.example';

export interface Visit {
  /** Where the page was led, oldest first, the platform's origin left out; `reload` for the page itself. */
  went: string[];
  /** What its parent, a page of the site, was told. */
  told: unknown[];
  kept: ReturnType<typeof storagePage>;
  /** What the browser does; the event has these fields. */
  happen(type: string, fields?: object): void;
}

/**
 * The globals of a page that was opened at this path of the site, for one test; unstubAllGlobals ends it.
 *
 * @param stored what the browser has kept from visits before; 'denied' where it gives no storage
 * @param marks what this tab has kept from the visit before
 * @param around the origins of the pages that frame it, the nearest first
 */
export function visit(
  path: string,
  stored: Record<string, string> | 'denied' = {},
  marks: Record<string, string> = {},
  around: readonly string[] = [origin],
): Visit {
  const kept = storagePage(stored === 'denied' ? {} : stored);
  for (const [name, value] of Object.entries(marks)) kept.sessionStorage.setItem(name, value);
  const events = new EventTarget();
  const went: string[] = [];
  const told: unknown[] = [];
  const lead = (url: string) =>
    went.push(
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
    localStorage: kept.localStorage,
    sessionStorage: kept.sessionStorage,
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
    parent: { postMessage: (message: unknown) => told.push(message) } as object,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  if (around.length === 0) page.parent = page;
  if (stored === 'denied') {
    Object.defineProperties(page, Object.getOwnPropertyDescriptors(deniedPage));
  }
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', location);
  return {
    went,
    told,
    kept,
    happen: (type, fields = {}) =>
      void events.dispatchEvent(Object.assign(new Event(type), fields)),
  };
}

/** The build's settings for a platform on this machine. */
export function settingsFor({ url }: Pick<Awaited<ReturnType<typeof serve>>, 'url'>) {
  return { platformUrl: url, appId: 'brazos', appIds: [], platformOrigins: [], parentOrigins: [] };
}
