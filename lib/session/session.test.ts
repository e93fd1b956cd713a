import { describe, expect, test } from 'vitest';
import { respond } from './testing-platform';
import { otto, ottosTokens, settled, setUpVisits } from './testing-visits';

const { browse, platform } = setUpVisits();

const stateOf = (tab: ReturnType<ReturnType<typeof browse>['open']>) => tab.page().store.getState();

describe('a check', () => {
  test('fetches the settings and the user at the same time, and sets the user in one update', async () => {
    const tab = browse(ottosTokens).open('/');
    const seen: unknown[] = [];
    const see = (
      { user, isAuthenticated, isLoadingAuth, isLoadingPublicSettings } = stateOf(tab),
    ) => seen.push([user?.id, isAuthenticated, isLoadingAuth, isLoadingPublicSettings]);
    see();
    tab.page().store.subscribe((state) => see(state));
    await settled();
    expect(platform().calls.map(({ request }) => request)).toEqual([
      'GET /api/apps/brazos/entities/User/me',
      'GET /api/apps/public/prod/public-settings/by-id/brazos',
    ]);
    expect(seen).toEqual([
      [undefined, false, true, true],
      ['1', true, false, false],
    ]);
    const appPublicSettings = { id: 'brazos', public_settings: {} };
    expect(stateOf(tab)).toMatchObject({ authError: null, appPublicSettings });
  });

  test('clears the previous error when it starts again, and what the tab remembers', async () => {
    platform().mode = 'garbles';
    const tab = browse(ottosTokens).open('/');
    await settled();
    platform().mode = 'fine';
    expect(tab.outcome().error).toBe('unknown');
    tab.page().checkAppState();
    expect(stateOf(tab)).toMatchObject({ isLoadingAuth: true, authError: null });
    await settled();
    expect(tab.outcome()).toEqual(otto);
    tab.page().checkAppState();
    tab.go('/');
    expect(stateOf(tab).isLoadingAuth).toBe(true);
  });

  test('is retried once after a temporary error', async () => {
    platform().override = () => (platform().calls.length === 1 ? respond(503, {}) : undefined);
    const tab = browse(ottosTokens).open('/');
    await settled();
    expect([tab.outcome(), platform().calls.length]).toEqual([otto, 3]);
  });
});
