import { vi } from 'vitest';

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
