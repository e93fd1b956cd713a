import { afterEach, expect, test, vi } from 'vitest';
import { createLoginGuard, loopWindowMs } from './login-guard';
import { createStorage } from './storage';
import { deniedStorageWindow, memoryStorageWindow } from './testing';

afterEach(() => void vi.restoreAllMocks());

const noon = Date.parse('2026-03-01T12:00:00Z');

/** A tab whose pages share storage; each load has its own guard. */
function tab(page = memoryStorageWindow() as Parameters<typeof createStorage>[0]) {
  const storage = createStorage(page);
  const clock = { now: noon };
  const actions: string[] = [];
  function load(returned = false, cleared = false) {
    const guard = createLoginGuard({
      storage,
      now: () => clock.now,
      forgetToken: () => actions.push('forget'),
      redirectToLogin: () => actions.push('login'),
      onLoginLoop: () => actions.push('loop'),
    });
    if (cleared) guard.reset();
    guard.recordPageLoad(returned);
    return guard;
  }
  return { load, clock, actions };
}

test('the first rejection forgets the token, then redirects to the sign-in', () => {
  const { load, actions } = tab();
  load().handleAuthRequired();
  expect(actions).toEqual(['forget', 'login']);
});

test.each([
  [0, 'loop'],
  [loopWindowMs - 1, 'loop'],
  [loopWindowMs, 'login'],
  [-3_600_000, 'loop'],
])('a rejection %i ms after returning leads to %s', (after, outcome) => {
  const { load, clock, actions } = tab();
  load().handleAuthRequired();
  const back = load();
  clock.now += after;
  back.handleAuthRequired();
  expect(actions.slice(2)).toEqual(['forget', outcome]);
});

test('remembers the time of the return through a reload', () => {
  const { load, clock, actions } = tab();
  load().handleAuthRequired();
  load();
  clock.now += 30_000;
  load().handleAuthRequired();
  clock.now += 31_000;
  load().handleAuthRequired();
  expect(actions).toEqual(['forget', 'login', 'forget', 'loop', 'forget', 'login']);
});

test('counts a token in the URL as a return', () => {
  const { load, actions } = tab();
  load(true).handleAuthRequired();
  expect(actions).toEqual(['forget', 'loop']);
});

test('always redirects at the user’s request', () => {
  const { load, actions } = tab();
  load(true).startLogin();
  expect(actions).toEqual(['login']);
  load().handleAuthRequired();
  expect(actions).toEqual(['login', 'forget', 'loop']);
});

test('forgets earlier sign-ins after a reset', () => {
  const { load, actions } = tab();
  load().handleAuthRequired();
  load(false, true).handleAuthRequired();
  load().handleAuthRequired();
  load(false, true).handleAuthRequired();
  expect(actions.filter((one) => one !== 'forget')).toEqual(['login', 'login', 'loop', 'login']);
});

test('counts a token in the URL even when storage is denied', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { load, actions } = tab(deniedStorageWindow);
  load().handleAuthRequired();
  load(true).handleAuthRequired();
  expect(actions).toEqual(['forget', 'login', 'forget', 'loop']);
});
