import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSiteClient } from '@/lib/platform/site';
import { createSession } from './session';
import { createSessionStore } from './store';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// A page never sees redirects, which fetch refuses.
const statuses = Array.from({ length: 200 }, (_, index) => 400 + index);

/** Loads a session whose settings, or whose user, get this status. */
async function load(failing: 'settings' | 'user', status: number) {
  vi.stubGlobal('fetch', async (request: Request) => {
    const isUser = request.url.endsWith('/User/me');
    if (isUser === (failing === 'user')) return new Response(null, { status });
    return new Response('{"id":"brazos","public_settings":{}}');
  });
  const store = createSessionStore();
  const config = { serverUrl: 'https://platform.example', appId: 'brazos', token: 'of-today' };
  const client = createSiteClient(config);
  const onAuthRequired = vi.fn();
  const loading = createSession({
    store,
    app: { client: () => client, fallBack: () => false },
    onAuthRequired,
    settingsCache: { read: () => null, write: vi.fn(), clear: vi.fn() },
    returnTo: () => '',
  }).load();
  // A retry waits 300 ms.
  await vi.advanceTimersByTimeAsync(1000);
  await loading;
  return { ...store.getState(), asksToSignIn: onAuthRequired.mock.calls.length > 0 };
}

test('loading ends for any status of the settings and the user; only 401 and 403 of the user sign out', async () => {
  const ended = { isLoadingAuth: false, isLoadingPublicSettings: false, user: null };
  for (const status of statuses) {
    const message = `Request failed with status code ${status}`;
    expect(await load('settings', status), `settings ${status}`).toMatchObject({
      ...ended,
      asksToSignIn: false,
      authError: { type: 'unknown', message },
    });
    const isRefused = status === 401 || status === 403;
    expect(await load('user', status), `user ${status}`).toMatchObject({
      ...ended,
      asksToSignIn: isRefused,
      authError: isRefused ? { type: 'auth_required' } : null,
    });
  }
});
