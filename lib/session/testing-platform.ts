import { vi } from 'vitest';
import { platformUrl } from './testing';

interface Call {
  origin: string;
  /** `GET /api/…` */
  request: string;
  token: string | null;
  /** The page's URL, as the platform is told. */
  pageUrl: string | null;
}

type Responder = (call: Call) => Response | Promise<Response> | undefined;

export const respond = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status });

/** The platform refuses the app. */
export const refuse = (reason = 'auth_required', message = 'Words of theirs') =>
  respond(403, { message, extra_data: { reason } });

/** What a faulty platform does instead. */
export const faults: Record<'down' | 'garbles' | 'hangs', Responder> = {
  down: () => Promise.reject(new TypeError('Failed to fetch')),
  garbles: () => new Response('<!doctype html>'),
  hangs: () => new Promise<never>(() => {}),
};

export const isForUser = ({ request }: Call) => request.endsWith('/User/me');

/** Replaces `fetch` for speed: a thousand browsers can send requests in a second. */
export function stubPlatform() {
  const users: Record<string, object> = {
    'token-of-otto': { id: '1', full_name: 'Otto', email: 'otto@plant.example' },
    'token-of-mallory': { id: '2', full_name: 'Mallory', email: 'mallory@evil.example' },
  };
  const calls: Call[] = [];
  const platform = {
    /** All calls so far. */
    calls,
    /** Answers a call in its own way; undefined for the usual answer. */
    override: ((): Response | undefined => undefined) as Responder,
  };

  function answer({ origin, request, token }: Call): Response {
    if (request.includes('/public-settings/')) return respond(200, { id: 'brazos' });
    const user = origin === platformUrl && token !== null ? users[token] : undefined;
    return user === undefined ? respond(401, { message: 'Unknown token' }) : respond(200, user);
  }

  vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
    const { url, method, headers, signal } = new Request(input, init);
    const { origin, pathname } = new URL(url);
    const token = /^Bearer (.+)$/.exec(headers.get('Authorization') ?? '')?.[1] ?? null;
    const pageUrl = headers.get('X-Origin-URL');
    const call = { origin, request: `${method} ${pathname}`, token, pageUrl };
    calls.push(call);
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    return Promise.race([platform.override(call) ?? answer(call), aborted]);
  });
  return platform;
}
