import { afterEach, beforeEach, vi } from 'vitest';
import type { AppSettings } from './app-params';
import { withFakeTimers } from './testing';
import { openBrowser, type Tab, type TestBrowser } from './testing-browser';
import { type FakePlatform, platformUrl, stubPlatform } from './testing-platform';

export const editor = 'https://editor.example';
export const staging = 'https://staging.example';

const defaults: AppSettings = {
  platformUrl,
  appId: 'brazos',
  appIds: null,
  platformOrigins: [staging],
  parentOrigins: [editor],
};

export const ottosTokens = { base44_access_token: 'token-of-otto', token: 'token-of-otto' };
/** Outcomes. */
export const visitor = {
  user: null,
  error: null,
  notices: [] as string[],
  navigations: [] as string[],
  token: null,
  app: null,
};
export const otto = { ...visitor, user: 'Otto', token: 'token-of-otto' };
export const mallory = { ...visitor, user: 'Mallory', token: 'token-of-mallory' };
export const staysOtto = {
  ...otto,
  notices: ['You’re already signed in as Otto (otto@plant.example)'],
};

/** For each test, a platform that knows two accounts, and fake timers. Closes the test's browsers after it. */
export function setUpVisits() {
  let platform: FakePlatform;
  const opened: TestBrowser[] = [];
  withFakeTimers();
  beforeEach(() => {
    platform = stubPlatform();
    platform.accounts = {
      'token-of-otto': { id: '1', full_name: 'Otto', email: 'otto@plant.example' },
      'token-of-mallory': { id: '2', full_name: 'Mallory', email: 'mallory@evil.example' },
    };
  });
  afterEach(() => {
    for (const browser of opened.splice(0)) browser.close();
  });

  function browse(
    stored: Record<string, string> | 'denied' = {},
    changes: Partial<AppSettings> = {},
  ) {
    const browser = openBrowser({ ...defaults, ...changes }, stored);
    opened.push(browser);
    return browser;
  }
  return { browse, platform: () => platform };
}

/** Waits until nothing is in flight: two calls with one retry each, and what follows them. */
export const settled = () => vi.advanceTimersByTimeAsync(30_000);

/** The URL that the platform's page would return to. */
export function returnUrl({ navigations }: Pick<Tab, 'navigations'>): URL {
  return new URL(new URL(navigations.at(-1) ?? '').searchParams.get('from_url') ?? '');
}
