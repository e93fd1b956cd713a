import { vi } from 'vitest';

export const platformUrl = 'https://platform.example';

interface Account {
  id: string;
  full_name: string;
  email: string;
}

interface Call {
  origin: string;
  /** `GET /api/…` */
  request: string;
  token: string | null;
}

export interface FakePlatform {
  /** By token. */
  accounts: Record<string, Account>;
  /** The response statuses for each app, with the reason for a refusal; users are those with a known token. */
  apps: Record<string, { settings?: number; user?: number; reason?: string }>;
  /** `down` refuses connections, `hangs` never responds, `garbles` sends HTML pages. */
  mode: 'fine' | 'down' | 'hangs' | 'garbles';
  /** Answers some calls in its own way, or with a promise, later. */
  override(call: Call): Response | Promise<Response> | undefined;
  /** All calls so far. */
  calls: Call[];
}

const never = () => new Promise<never>(() => {});

export const respond = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** Replaces `fetch` for speed: a thousand browsers can send requests in a second. Only `origins` know accounts. */
export function stubPlatform(origins: readonly string[] = [platformUrl]): FakePlatform {
  const platform: FakePlatform = {
    accounts: {},
    apps: { brazos: {} },
    mode: 'fine',
    override: () => undefined,
    calls: [],
  };

  function answer({ origin, request, token }: Call): Response | Promise<Response> {
    if (platform.mode === 'down') return Promise.reject(new TypeError('Failed to fetch'));
    if (platform.mode === 'garbles') return new Response('<!doctype html>');
    if (platform.mode === 'hangs') return never();
    const app = /\/(?:by-id|apps)\/([^/]+)(?:\/entities|$)/.exec(request)?.[1] ?? '';
    const known = platform.apps[app] ?? { settings: 404, user: 404 };
    const { settings = 200, user = 200, reason = 'auth_required' } = known;
    const refusal = { message: 'Words of that app', extra_data: { reason } };
    if (request.includes('/public-settings/')) {
      return respond(settings, settings === 200 ? { id: app, public_settings: {} } : refusal);
    }
    if (!request.endsWith('/User/me')) return respond(200, {});
    const account = origins.includes(origin) && token !== null ? platform.accounts[token] : null;
    if (!account) return respond(401, { message: 'Unknown token' });
    return respond(user, user === 200 ? account : refusal);
  }

  vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
    const { url, method, headers, signal } = new Request(input, init);
    const { origin, pathname } = new URL(url);
    const token = /^Bearer (.+)$/.exec(headers.get('Authorization') ?? '')?.[1] ?? null;
    const call = { origin, request: `${method} ${pathname}`, token };
    platform.calls.push(call);
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    return Promise.race([platform.override(call) ?? answer(call), aborted]);
  });
  return platform;
}
