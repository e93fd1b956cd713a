import { afterEach, beforeEach, vi } from 'vitest';
import type { AppSettings } from './app-params';
import { openBrowser, type Tab, type TestBrowser } from './testing-browser';

export const platformUrl = 'https://platform.example';
const settings: AppSettings = {
  platformUrl,
  appId: 'brazos',
  appIds: [],
  platformOrigins: ['https://staging.example'],
  parentOrigins: ['https://editor.example'],
};

const otto = { id: '1', full_name: 'Otto', email: 'otto@plant.example' };
const mallory = { id: '2', full_name: 'Mallory', email: 'mallory@evil.example' };
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

interface Account {
  id: string;
  full_name: string;
  email: string;
}

/** The platform's response statuses for one app. */
interface AppAnswers {
  settings?: number;
  /** For tokens that the platform knows. */
  user?: number;
  reason?: string;
}

export interface FakePlatform {
  accounts: Record<string, Account>;
  apps: Record<string, AppAnswers>;
  /** `down` refuses connections, `hangs` never responds, `garbles` sends HTML pages. */
  mode: 'fine' | 'down' | 'hangs' | 'garbles';
  /** Only calls with this token get no response. */
  hangingToken: string | null;
  /** All calls so far. */
  calls: { origin: string; path: string; token: string | null }[];
}

/** Replaces `fetch` for speed: a thousand browsers can send requests in a second. Only `origins` know accounts. */
export function stubPlatform(origins: readonly string[]): FakePlatform {
  const platform: FakePlatform = {
    accounts: {},
    apps: { brazos: {} },
    mode: 'fine',
    hangingToken: null,
    calls: [],
  };
  const respond = (status: number, body: object) =>
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

  vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    const token = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;
    platform.calls.push({ origin, path: pathname, token });
    if (platform.mode === 'down') throw new TypeError('Failed to fetch');
    if (platform.mode === 'garbles') return new Response('<!doctype html>');
    if (platform.mode === 'hangs' || (token !== null && token === platform.hangingToken)) {
      return new Promise<Response>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    }
    const app = /\/(?:by-id|apps)\/([^/]+)(?:\/entities|$)/.exec(pathname)?.[1] ?? '';
    const {
      settings = 200,
      user = 200,
      reason = 'auth_required',
    } = platform.apps[app] ?? {
      settings: 404,
      user: 404,
    };
    const refusal = { message: 'Words of that app', extra_data: { reason } };
    if (pathname.includes('/public-settings/')) {
      return respond(settings, settings === 200 ? { id: app, public_settings: {} } : refusal);
    }
    if (!pathname.endsWith('/User/me')) return respond(200, {});
    const account = origins.includes(origin) && token !== null ? platform.accounts[token] : null;
    if (!account) return respond(401, { message: 'Unknown token' });
    return respond(user, user === 200 ? account : refusal);
  });
  return platform;
}
