import { expect, test, vi } from 'vitest';
import { createSiteClient } from '@/lib/platform/site';
import { createSession } from './session';
import { createSessionStore } from './store';
import { json, serve } from './testing';

/** A proxy's own and redirects come to no page as they are. */
const unseen = [301, 302, 303, 307, 308, 407];
const statuses = Array.from({ length: 300 }, (_, index) => 300 + index);

async function load(failing: 'settings' | 'user', status: number) {
  const { url } = await serve((request, response) => {
    const isUser = request.url?.endsWith('/User/me') ?? false;
    if (isUser === (failing === 'user')) response.writeHead(status).end();
    else json(response, { id: 'brazos', public_settings: {} });
  });
  const authRequired = vi.fn();
  const guard = { forget: vi.fn(), arrive: vi.fn(), leave: vi.fn(), authRequired };
  const store = createSessionStore();
  const client = createSiteClient({ serverUrl: url, appId: 'brazos', token: 'token-of-today' });
  await createSession({ store, client, guard, returnTo: () => url }).load();
  return { ...store.getState(), asksToSignIn: authRequired.mock.calls.length > 0 };
}

// Each of 5xx is asked for twice, with the wait between.
test('whatever status settings or user come with, loading ends', { timeout: 60_000 }, async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const ends = await Promise.all(
    statuses.flatMap((status) =>
      (['settings', 'user'] as const).map(async (failing) => ({
        failing,
        status,
        state: await load(failing, status),
      })),
    ),
  );
  for (const { failing, status, state } of ends) {
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
