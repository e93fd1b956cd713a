import { afterEach, expect, test, vi } from 'vitest';
import { createLoginGuard, loopWindowMs } from './login-guard';
import { createStorage } from './storage';
import { deniedStorageWindow, memoryStorageWindow } from './testing';

afterEach(() => void vi.restoreAllMocks());

const noon = Date.parse('2026-03-01T12:00:00Z');

/** A tab whose pages share a storage; each load makes a guard of its own. */
function tab(page = memoryStorageWindow() as Parameters<typeof createStorage>[0]) {
  const storage = createStorage(page);
  const clock = { now: noon };
  const did: string[] = [];
  function load(returned = false, cleared = false) {
    const guard = createLoginGuard({
      storage,
      now: () => clock.now,
      forgetToken: () => did.push('forget'),
      redirectToLogin: () => did.push('login'),
      onLoginLoop: () => did.push('loop'),
    });
    if (cleared) guard.reset();
    guard.recordPageLoad(returned);
    return guard;
  }
  return { load, clock, did };
}

test('the first refusal forgets the token, then goes to the sign-in', () => {
  const { load, did } = tab();
  load().handleAuthRequired();
  expect(did).toEqual(['forget', 'login']);
});

test.each([
  [0, 'loop'],
  [loopWindowMs - 1, 'loop'],
  [loopWindowMs, 'login'],
  [-3_600_000, 'loop'],
])('a refusal %i ms after coming back: %s', (after, outcome) => {
  const { load, clock, did } = tab();
  load().handleAuthRequired();
  const back = load();
  clock.now += after;
  back.handleAuthRequired();
  expect(did.slice(2)).toEqual(['forget', outcome]);
});

test('the time of coming back outlives a reload', () => {
  const { load, clock, did } = tab();
  load().handleAuthRequired();
  load();
  clock.now += 30_000;
  load().handleAuthRequired();
  clock.now += 31_000;
  load().handleAuthRequired();
  expect(did).toEqual(['forget', 'login', 'forget', 'loop', 'forget', 'login']);
});

test('a token in the address is a coming back too', () => {
  const { load, did } = tab();
  load(true).handleAuthRequired();
  expect(did).toEqual(['forget', 'loop']);
});

test('who wants to sign in goes, whatever was before', () => {
  const { load, did } = tab();
  load(true).startLogin();
  expect(did).toEqual(['login']);
  load().handleAuthRequired();
  expect(did).toEqual(['login', 'forget', 'loop']);
});

test('a visit that begins anew was nowhere before', () => {
  const { load, did } = tab();
  load().handleAuthRequired();
  load(false, true).handleAuthRequired();
  load().handleAuthRequired();
  load(false, true).handleAuthRequired();
  expect(did.filter((one) => one !== 'forget')).toEqual(['login', 'login', 'loop', 'login']);
});

test('a time that is none is no coming back', () => {
  const page = memoryStorageWindow();
  page.sessionStorage.setItem('brazos_login_returned', 'yesterday');
  const { load, did } = tab(page);
  load().handleAuthRequired();
  expect(did).toEqual(['forget', 'login']);
});

test('with a storage that is denied, a token in the address still counts', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { load, did } = tab(deniedStorageWindow);
  load().handleAuthRequired();
  load(true).handleAuthRequired();
  expect(did).toEqual(['forget', 'login', 'forget', 'loop']);
});
