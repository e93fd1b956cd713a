import { expect, test, vi } from 'vitest';
import { createSiteClient } from '@/lib/platform/site';
import { json, serve } from '@/lib/platform/testing';
import { createSession } from './session';
import { createSessionStore } from './store';

/** Redirects and a proxy's 407 never reach a page as they are. */
const unseen = [301, 302, 303, 307, 308, 407];
const statuses = Array.from({ length: 300 }, (_, index) => 300 + index);

type Failing = 'settings' | 'user';

async function load(url: string, failing: Failing, status: number) {
  const onAuthRequired = vi.fn();
  const store = createSessionStore();
  const client = createSiteClient({
    serverUrl: url,
    appId: `${failing}-${status}`,
    token: 'token-of-today',
  });
  const settingsCache = { read: () => null, write: vi.fn(), clear: vi.fn() };
  await createSession({
    store,
    app: { client: () => client, fallBack: () => false },
    onAuthRequired,
    settingsCache,
    returnTo: () => url,
  }).load();
  return { ...store.getState(), asksToSignIn: onAuthRequired.mock.calls.length > 0 };
}

// Each 5xx is requested twice, with a delay in between.
test('loading ends for any status of the settings and the user', { timeout: 120_000 }, async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { url } = await serve((request, response) => {
    const [, failing, status] = /(settings|user)-(\d+)/.exec(request.url ?? '') ?? [];
    const isUser = request.url?.endsWith('/User/me') ?? false;
    if (isUser === (failing === 'user')) response.writeHead(Number(status)).end();
    else json(response, { id: 'brazos', public_settings: {} });
  });
  const results: { failing: Failing; status: number; state: Awaited<ReturnType<typeof load>> }[] =
    [];
  const cells = statuses
    .flatMap((status) => (['settings', 'user'] as const).map((failing) => ({ failing, status })))
    .values();
  // Limited concurrency, so a busy machine responds within each call's deadline.
  async function work() {
    for (const { failing, status } of cells) {
      results.push({ failing, status, state: await load(url, failing, status) });
    }
  }
  await Promise.all(Array.from({ length: 24 }, work));
  expect(results).toHaveLength(600);
  for (const { failing, status, state } of results) {
    const refused = failing === 'user' && [401, 403].includes(status);
    expect(state, `${failing} ${status}`).toMatchObject({
      isLoadingAuth: false,
      isLoadingPublicSettings: false,
      isAuthenticated: false,
      user: null,
      asksToSignIn: refused,
      authError: failing === 'user' && !refused ? null : expect.any(Object),
    });
    if (failing === 'settings' && !unseen.includes(status)) {
      expect(state.authError).toEqual({
        type: 'unknown',
        message: `Request failed with status code ${status}`,
      });
    }
  }
  vi.restoreAllMocks();
});
