import { afterEach, beforeEach, vi } from 'vitest';
import type { AppSettings } from './app-params';
import { openBrowser, type Tab, type TestBrowser } from './testing-browser';
import { type FakePlatform, stubPlatform } from './testing-platform';

export const platformUrl = 'https://platform.example';
const settings: AppSettings = {
  platformUrl,
  appId: 'brazos',
  appIds: [],
  platformOrigins: ['https://staging.example'],
  parentOrigins: ['https://editor.example'],
};

const otto = { id: '1', full_name: 'Otto', email: 'otto@plant.example' };
export const mallory = { id: '2', full_name: 'Mallory', email: 'mallory@evil.example' };
export const asOtto = { base44_access_token: 'of-otto', token: 'of-otto' };

/** For each test, a platform that knows both accounts, and fake timers. Closes the test's browsers after it. */
export function setUpVisits() {
  let platform: FakePlatform;
  const opened: TestBrowser[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockReturnValue();
    platform = stubPlatform([platformUrl]);
    platform.accounts = { 'of-otto': otto, 'of-otto-again': otto, 'of-mallory': mallory };
  });
  afterEach(() => {
    for (const browser of opened.splice(0)) browser.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  function browse(
    stored: Record<string, string> = {},
    changes: Partial<AppSettings> = {},
  ): TestBrowser {
    const browser = openBrowser({ ...settings, ...changes }, stored);
    opened.push(browser);
    return browser;
  }

  return { browse, platform: () => platform };
}

/** Waits until nothing is in flight: two calls with one retry each, and what follows them. */
export const settled = () => vi.advanceTimersByTimeAsync(30_000);
export const userOf = (tab: Tab) => tab.page().store.getState().user?.id;
export const tokenOf = ({ localStorage }: TestBrowser) => [
  localStorage.getItem('base44_access_token'),
  localStorage.getItem('token'),
];
export const ofOtto = ['of-otto', 'of-otto'];
export const ofMallory = ['of-mallory', 'of-mallory'];

/** The URL that the sign-in page would return to. */
export function fromUrl(url: string | undefined): URL {
  return new URL(new URL(url ?? '').searchParams.get('from_url') ?? '');
}

/** Goes to the sign-in page. Returns the URL that it comes back to with the token. */
export function comeBack(tab: Tab, token: string): string {
  tab.page().running?.navigateToLogin();
  const back = fromUrl(tab.navigations.at(-1));
  back.searchParams.append('access_token', token);
  return back.href;
}
