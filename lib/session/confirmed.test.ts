import { describe, expect, test, vi } from 'vitest';
import { hasConfirmedSession, landingKey } from './capture-sign-in-params';
import { confirmedKey, readConfirmed, storeConfirmed } from './confirmed';
import { createStorage } from './storage';
import { deniedStorageWindow, memoryStorageWindow, withFakeTimers } from './testing';

withFakeTimers();

const place = { serverUrl: 'https://platform.example', appId: 'brazos' };
const answers = {
  settings: { said: 'yes', value: { id: 'brazos', public_settings: {} } },
  user: null,
} as const;

/** A page of a tab in which an earlier one has asked without a token. */
function nextPage() {
  const page = memoryStorageWindow();
  const storage = createStorage(page);
  storeConfirmed(storage, null, place, answers);
  return { ...page, storage, location: { href: 'https://site.example/' }, history };
}
const history = { state: null, replaceState: () => {} };

test('a page knows for five minutes what an earlier one of its tab was told', () => {
  const page = nextPage();
  expect(readConfirmed(page.storage, null, place)?.answers).toEqual(answers);
  expect(hasConfirmedSession(page)).toBe(true);
  vi.advanceTimersByTime(300_000);
  expect(readConfirmed(page.storage, null, place)).toBeNull();
  expect(hasConfirmedSession(page)).toBe(false);
});

test('a link, a reload, or a browser that denies storage asks again', () => {
  const linked = nextPage();
  expect(hasConfirmedSession({ ...linked, [landingKey]: new Map() })).toBe(false);
  const reload = Object.assign(performance.mark('navigation'), { type: 'reload' });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([reload]);
  expect(hasConfirmedSession(nextPage())).toBe(false);
  const denied = Object.assign(Object.create(deniedStorageWindow), { location: reload, history });
  expect(hasConfirmedSession(denied)).toBe(false);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => {
    throw new TypeError('not a function');
  });
  expect(hasConfirmedSession(nextPage())).toBe(true);
});

test.each([
  ['garbage', 'x'],
  ['without answers', '{}'],
  ['with answers of another shape', '{"settings":1,"user":{}}'],
])('what’s stored is ignored if it’s %s', (_, json) => {
  const { storage } = nextPage();
  const record = storage.tabItem(confirmedKey) ?? '';
  const [at, print] = record.split(' ');
  const own = json.replace('{', '{"place":"https://platform.example brazos",').replace(',}', '}');
  storage.setTabItem(confirmedKey, `${at} ${print} ${own}`);
  expect(readConfirmed(storage, null, place)).toBeNull();
});

describe('with a token', () => {
  const userOf = (id: string) => ({ said: 'yes', value: { id } }) as const;

  test('another token, app, or platform asks again', () => {
    const { storage } = nextPage();
    storeConfirmed(storage, 'token-of-otto', place, { ...answers, user: userOf('1') });
    expect(readConfirmed(storage, 'token-of-otto', place)?.answers.user).toEqual(userOf('1'));
    expect(readConfirmed(storage, 'token-of-mallory', place)).toBeNull();
    for (const other of [{ appId: 'other' }, { serverUrl: 'https://staging.example' }]) {
      expect(readConfirmed(storage, 'token-of-otto', { ...place, ...other })).toBeNull();
    }
  });

  test('the token isn’t stored, not even as a field of the user', () => {
    const { storage } = nextPage();
    for (const token of ['token-of-otto', 'token"of-otto', 'token-of\\otto']) {
      for (const [id, isKept] of [
        ['1', true],
        [token, false],
      ] as const) {
        storeConfirmed(storage, token, place, { ...answers, user: userOf(id) });
        expect(storage.tabItem(confirmedKey) !== null).toBe(isKept);
      }
    }
  });
});
