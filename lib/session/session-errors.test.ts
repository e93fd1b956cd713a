import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { type Handler, json } from '@/lib/platform/testing';
import { toAuthError } from './session';
import { ada, ended, fine, login, nobody, openSession } from './testing-session';

let warnings: MockInstance<typeof console.warn>;
beforeEach(() => {
  warnings = vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

/** Expects that the rejected token is gone and the page leaves for the sign-in. */
function expectLoginRedirect(visit: Awaited<ReturnType<typeof openSession>>): void {
  const { store, navigations, page, client } = visit;
  expect(store.getState()).toMatchObject({
    ...nobody,
    ...ended,
    authError: { type: 'auth_required', message: 'Authentication required' },
  });
  expect(navigations).toEqual([login]);
  expect(page.localStorage.entries()).toEqual({});
  expect(client.hasToken()).toBe(false);
}

describe('failing settings', () => {
  const refusal = (reason: unknown, message?: unknown): Handler => {
    return (_, response) => json(response, { message, extra_data: { reason } }, 403);
  };
  const answer = (status: number, body: unknown): Handler => {
    return (_, response) => json(response, body, status);
  };

  test.each<[string, Handler, string, string]>([
    [
      'user_not_registered',
      refusal('user_not_registered', 'theirs'),
      'user_not_registered',
      'User not registered for this app',
    ],
    ['another reason', refusal('app_paused', 'Paused.'), 'app_paused', 'Paused.'],
    ['no reason', refusal(undefined, 'No.'), 'unknown', 'No.'],
    ['a reason that is no text', refusal(['auth_required'], 'No.'), 'unknown', 'No.'],
    [
      'extra data that isn’t an object',
      answer(403, { message: 'No.', extra_data: 'auth_required' }),
      'unknown',
      'No.',
    ],
    [
      'a reason with another status',
      answer(401, { message: 'No.', extra_data: { reason: 'auth_required' } }),
      'unknown',
      'No.',
    ],
    [
      'another shape',
      answer(200, []),
      'unknown',
      'Unexpected response from the platform: settings without an id',
    ],
  ])('%s', async (_, handler, type, message) => {
    const { store, session, requests, navigations, client } = await openSession(handler);
    expect(await session.load()).toBe(true);
    expect(store.getState()).toMatchObject({
      ...nobody,
      ...ended,
      authError: { type, message },
      appPublicSettings: null,
    });
    expect(requests).toHaveLength(1);
    expect(navigations).toEqual([]);
    expect(client.hasToken()).toBe(true);
  });

  test('auth_required clears the token and redirects to the sign-in', async () => {
    const visit = await openSession(refusal('auth_required', 'theirs'));
    await visit.session.load();
    expectLoginRedirect(visit);
  });

  test('auth_required right after a sign-in doesn’t redirect', async () => {
    const { session, navigations, loops, guard } = await openSession(refusal('auth_required'));
    guard.recordPageLoad(true);
    await session.load();
    expect(navigations).toEqual([]);
    expect(loops).toHaveBeenCalledOnce();
  });

  test('a temporary failure doesn’t sign out; a rejection does', async () => {
    let handler = fine;
    const { store, session } = await openSession((...all) => handler(...all));
    await session.load();
    handler = answer(404, {});
    await session.load();
    expect(store.getState()).toMatchObject({ user: ada, isAuthenticated: true });
    handler = refusal('user_not_registered');
    await session.load();
    expect(store.getState()).toMatchObject(nobody);
  });

  test('a temporary error is retried once', async () => {
    const { store, session } = await openSession((request, response, count) =>
      count === 1 ? json(response, {}, 503) : fine(request, response, count),
    );
    await session.load();
    expect(store.getState().isAuthenticated).toBe(true);
  });

  test('loading ends even if the platform never responds', async () => {
    const { store, session } = await openSession(() => undefined);
    await session.load();
    expect(store.getState()).toMatchObject({
      ...ended,
      authError: { type: 'unknown', message: 'The platform did not respond in time' },
    });
  });
});

describe('failing user check', () => {
  const user = (answer: (response: Parameters<typeof json>[0]) => void): Handler => {
    return (request, response, count) =>
      request.url?.endsWith('/User/me') ? answer(response) : fine(request, response, count);
  };

  test.each([401, 403])('%s clears the token and redirects to the sign-in', async (status) => {
    const visit = await openSession(
      user((response) => json(response, { message: 'theirs' }, status)),
    );
    expect(await visit.session.load()).toBe(true);
    expectLoginRedirect(visit);
  });

  test.each<[string, (response: Parameters<typeof json>[0]) => void]>([
    ['500', (response) => json(response, { message: 'token-of-today broke it' }, 500)],
    ['another shape', (response) => json(response, { name: 'Ada' })],
    ['a reset', (response) => response.destroy()],
  ])('%s is logged and keeps the token', async (_, answer) => {
    const { store, session, navigations, client } = await openSession(user(answer));
    expect(await session.load()).toBe(true);
    expect(store.getState()).toMatchObject({ ...nobody, ...ended, authError: null });
    expect(warnings).toHaveBeenCalledOnce();
    expect(JSON.stringify(warnings.mock.calls)).not.toContain('token-of-today');
    expect(navigations).toEqual([]);
    expect(client.hasToken()).toBe(true);
  });
});

test.each([undefined, 'a text', { message: 'no error' }, new Error('')])(
  'turns %o, which has no message, into an unknown error',
  (thrown) => {
    expect(toAuthError(thrown)).toEqual({ type: 'unknown', message: 'Failed to load app' });
  },
);

test('turns any other error into an unknown error with its message', () => {
  expect(toAuthError(new Error('no memory'))).toEqual({ type: 'unknown', message: 'no memory' });
});
