import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Handler, json } from '@/lib/platform/testing';
import { loginLoopNotice } from './notices';
import { ada, fine, login, refused, signedIn, startPage } from './testing-page';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a visit', () => {
  const at = (pathname: string) => ({
    href: `https://site.example${pathname}?access_token=x`,
    pathname,
    routeName: pathname === '/About' ? 'About' : '/_not-found',
  });

  test('of a visitor fetches the settings, messages the parent, and logs nothing', async () => {
    const { running, checked, calls, parentMessages, titles } = await startPage('/About');
    running.reportNavigation(at('/About'));
    await checked();
    expect(parentMessages).toEqual([
      { type: 'app_changed_url', url: 'https://site.example/About' },
    ]);
    expect([calls(), titles()]).toEqual([['GET brazos'], []]);
  });

  test('after the first fetches the settings again only on a reload', async () => {
    const { server, checked, storages, calls } = await startPage('/About');
    await checked();
    const again = async () => {
      const visit = await startPage('/ISO', {}, fine, storages.sessionStorage.entries(), server);
      await visit.checked();
      return calls();
    };
    expect(await again()).toEqual(['GET brazos']);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      Object.assign(performance.mark('navigation'), { type: 'reload' }),
    ]);
    expect(await again()).toEqual(['GET brazos', 'GET brazos']);
  });

  test('of a user logs only exact page paths', async () => {
    const { running, checked, calls, store } = await startPage('/About', signedIn);
    running.reportNavigation(at('/about'));
    running.reportNavigation(at('/About'));
    await checked();
    expect(store.getState().user).toEqual(ada);
    await vi.waitUntil(() => calls().length === 3, { timeout: 20_000 });
    expect(calls()).toEqual(['GET brazos', 'GET me', 'POST About']);
  });

  test('reports errors to the parent without the token, stored or not', async () => {
    for (const [path, stored] of [
      ['/About', signedIn],
      ['/About?access_token=of-today', {}],
    ] as const) {
      const { dispatch, parentMessages, storages } = await startPage(path, stored);
      if (path !== '/About') storages.localStorage.clear();
      dispatch('error', { error: new Error('broken for of-today') });
      expect(parentMessages).toMatchObject([
        { type: 'app_error', error: { title: 'broken for [token]' } },
      ]);
    }
  });

  test('ignores events after it stops', async () => {
    const { running, dispatch, parentMessages, store, storages } = await startPage(
      '/About',
      signedIn,
    );
    running.stop();
    storages.localStorage.clear();
    const before = store.getState();
    dispatch('error', { error: new Error('broken') });
    dispatch('storage', { key: null, newValue: null });
    dispatch('pageshow', { persisted: true });
    expect([parentMessages, store.getState()]).toEqual([[], before]);
  });
});

describe('a rejected token', () => {
  test('is dropped, and the page redirects to the sign-in', async () => {
    const { checked, navigations, storages } = await startPage('/About', signedIn, refused);
    await checked();
    expect([navigations, storages.localStorage.entries()]).toEqual([[login], {}]);
  });

  test('right after a sign-in shows a notice with a button to try again', async () => {
    const { checked, navigations, notifications } = await startPage(
      '/About?access_token=new',
      {},
      refused,
    );
    await checked();
    expect(navigations).toEqual([]);
    const [notice] = notifications.getState().list;
    expect(notice?.title).toBe(loginLoopNotice(() => {}).title);
    notice?.action?.run();
    expect(navigations).toEqual([login]);
  });

  test('isn’t taken for a loop on a visit with clear_access_token', async () => {
    const answer: Handler = (_request, response) =>
      json(response, { extra_data: { reason: 'auth_required' } }, 403);
    const before = await startPage('/About?access_token=new', {}, answer);
    await before.checked();
    const marks = before.storages.sessionStorage.entries();
    expect([before.navigations, Object.keys(marks)]).toEqual([[], ['brazos_login_returned']]);
    const { checked, navigations } = await startPage(
      '/About?clear_access_token=true',
      {},
      answer,
      marks,
    );
    await checked();
    expect(navigations).toEqual([login]);
  });
});
