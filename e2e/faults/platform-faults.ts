import type { Page } from 'playwright/test';
import type { Fault, Platform } from '../platform/platform';

/** The visit that a fault is injected into. */
export interface Visit {
  page: Page;
  platform: Platform;
  persona: 'visitor' | 'signed in';
}

/** A fault, how to inject it, and its allowed effects. */
export interface SiteFault {
  name: string;
  /** Runs before the page is requested. */
  beforeLoad?(visit: Visit): unknown;
  /** Runs once the page has loaded. */
  afterLoad?(visit: Visit): unknown;
  expectedErrors?: RegExp;
  /** The scripts don't run that remove the token and open search. */
  linksOnly?: true;
  width?: number;
}

type FaultSpec<Each = Fault> = Each extends Fault ? Omit<Each, 'route'> : never;

const calls = (name: string, route: string, fault: FaultSpec): SiteFault => ({
  name,
  beforeLoad: ({ platform }) => platform.faults.set([{ ...fault, route }]),
});

/** A fault in the call that the spinner waits for: the settings for a visitor, else the user. */
const awaited = (name: string, fault: FaultSpec): SiteFault => ({
  name,
  beforeLoad: ({ platform, persona }) =>
    platform.faults.set([
      { ...fault, route: persona === 'visitor' ? 'GET /apps/public/*' : 'GET *User/me' },
    ]),
});

const reasons = ['namenotresolved', 'connectionrefused', 'blockedbyclient', 'internetdisconnected'];

/** The platform can't be reached, or a response doesn't end. */
export const connections: SiteFault[] = [
  ...reasons.map((reason) => ({
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
  awaited('a connection reset', { kind: 'reset' }),
  calls('every connection reset', '* /*', { kind: 'reset' }),
  awaited('a hang before the response', { kind: 'hang' }),
  awaited('a hang during the response', { kind: 'hang-body' }),
  awaited('one byte per second', { kind: 'drip', ms: 1000 }),
  calls('every response 3 seconds late', '* /*', { kind: 'delay', ms: 3000 }),
  calls('no visit log', 'POST /app-logs/*', { kind: 'status', status: 500 }),
];

const answer = (name: string, body: unknown, status = 200, headers = {}) =>
  awaited(name, { kind: 'status', status, body, headers });

const loop = '/api/apps/public/prod/public-settings/by-id/brazos';

/** The platform doesn't return what was requested. lib/session/session-failures.test.ts has every status. */
export const responses: SiteFault[] = [
  calls('a captive portal', '* /*', { kind: 'html' }),
  awaited('HTML and status 502', { kind: 'html', status: 502 }),
  ...[401, 403, 404, 429, 500].map((status) => answer(`status ${status}`, undefined, status)),
  answer('JSON sent as an image', { id: 'brazos' }, 200, { 'content-type': 'image/png' }),
  answer('JSON of the wrong shape', [[], null, 'settings']),
  answer('fields of the wrong type', { id: 'a', public_settings: 7, full_name: {}, email: [] }),
  answer('an empty response', undefined),
  awaited('truncated JSON', { kind: 'cut' }),
  answer('10,000 levels of JSON', `{"id":${'['.repeat(10_000)}${']'.repeat(10_000)}}`),
  answer('20 MB of JSON', { id: 'brazos', public_settings: {}, more: 'x'.repeat(20_000_000) }),
  ...['https://elsewhere.example/', loop].map((Location) => ({
    ...answer(`a redirect to ${Location}`, undefined, 307, { Location }),
    expectedErrors: /CORS policy|redirect/i,
  })),
];
