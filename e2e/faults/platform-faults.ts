import type { Page } from 'playwright/test';
import type { Fault, Platform } from '../platform/platform';

/** The visit that a fault is injected into. */
interface Visit {
  page: Page;
  platform: Platform;
  persona: 'visitor' | 'signed in';
}

/** A fault, how to inject it before the page is requested or after it has loaded, and its allowed effects. */
export interface SiteFault {
  name: string;
  beforeLoad?(visit: Visit): unknown;
  afterLoad?(visit: Visit): unknown;
  expectedErrors?: RegExp;
  /** The scripts don't run that remove the token and open search. */
  linksOnly?: true;
}

type FaultSpec<Each = Fault> = Each extends Fault ? Omit<Each, 'route'> : never;

/** A fault in the call that the spinner waits for: the settings for a visitor, else the user. */
const awaited = (name: string, fault: FaultSpec, route?: string): SiteFault => ({
  name,
  beforeLoad({ platform, persona }) {
    const awaitedRoute = persona === 'visitor' ? 'GET /apps/public/*' : 'GET *User/me';
    platform.faults.set([{ ...fault, route: route ?? awaitedRoute }]);
  },
});
const everyCall = (name: string, fault: FaultSpec) => awaited(name, fault, '* /*');

/** The platform can't be reached, or a response doesn't end. */
export const connections: SiteFault[] = [
  ...['namenotresolved', 'blockedbyclient'].map((reason) => ({
    name: reason,
    beforeLoad: ({ page }: Visit) => page.route('**/api/**', (route) => route.abort(reason)),
  })),
  {
    name: 'offline and back',
    async afterLoad({ page }) {
      await page.context().setOffline(true);
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await page.context().setOffline(false);
    },
  },
  everyCall('every connection reset', { kind: 'reset' }),
  awaited('a hang during the response', { kind: 'hang-body' }),
  awaited('a hang before the response', { kind: 'hang' }),
  everyCall('every response 3 seconds late', { kind: 'delay', ms: 3000 }),
];

const answer = (name: string, body: unknown, status = 200, headers = {}) =>
  awaited(name, { kind: 'status', status, body, headers });

/**
 * The platform doesn't return what was requested. lib/session/session.test.ts has other statuses, and
 * lib/platform/wire.test.ts other JSON.
 */
export const responses: SiteFault[] = [
  everyCall('a captive portal', { kind: 'html' }),
  ...[500, 401, 429].map((status) => answer(`status ${status}`, undefined, status)),
  awaited('truncated JSON', { kind: 'cut' }),
  answer('fields of the wrong type', { id: 'a', public_settings: 7, full_name: {}, email: [] }),
  answer('20 MB of JSON', { id: 'brazos', public_settings: {}, more: 'x'.repeat(20_000_000) }),
  {
    ...answer('a redirect', undefined, 307, { Location: 'https://elsewhere.example/' }),
    expectedErrors: /CORS policy|redirect/i,
  },
];
