import { expect, test, vi } from 'vitest';
import { landingKey } from './capture-sign-in-params';
import { confirmedKey, hasConfirmedSession, readConfirmed, storeConfirmed } from './confirmed';
import { createStorage } from './storage';
import { denyStorage, memoryStorageWindow, withFakeTimers } from './testing';

withFakeTimers();

const place = { serverUrl: 'https://platform.example', appId: 'brazos' };
const settings = { said: 'yes', value: { id: 'brazos', public_settings: {} } };
const answersFor = (id: string) => ({ settings, user: { said: 'yes', value: { id } } });

/** A page of a tab in which an earlier one has asked with a token. */
function nextPage(token = 'token-of-otto', id = '1') {
  const page = memoryStorageWindow();
  const { tab } = createStorage(page);
  storeConfirmed(tab, token, place, answersFor(id));
  const location = { href: 'https://site.example/' };
  return { ...page, tab, location, history: { state: null, replaceState: () => {} } };
}

test('a page knows for five minutes what an earlier one of its tab was told of this token and place', () => {
  const page = nextPage();
  const read = (token: string, at = place) => readConfirmed(page.tab, token, at)?.answers ?? null;
  expect(read('token-of-otto')).toEqual(answersFor('1'));
  expect(read('token-of-mallory')).toBeNull();
  expect(read('token-of-otto', { ...place, appId: 'other' })).toBeNull();
  expect(read('token-of-otto', { ...place, serverUrl: 'https://staging.example' })).toBeNull();
  expect(hasConfirmedSession(page)).toBe(true);
  vi.advanceTimersByTime(300_000);
  expect([read('token-of-otto'), hasConfirmedSession(page)]).toEqual([null, false]);
});

test('a link, a reload, or a browser that denies storage asks again', () => {
  expect(hasConfirmedSession({ ...nextPage(), [landingKey]: new Map() })).toBe(false);
  expect(hasConfirmedSession(denyStorage(nextPage()))).toBe(false);
  const reload = Object.assign(performance.mark('navigation'), { type: 'reload' });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([reload]);
  expect(hasConfirmedSession(nextPage())).toBe(false);
});

test.each(['x', '{}', '{"settings":1,"user":{}}'])('the answers %s are ignored', (json) => {
  const { tab } = nextPage();
  const [at, print] = (tab.get(confirmedKey) ?? '').split(' ');
  tab.set(confirmedKey, `${at} ${print} ${json}`);
  expect(readConfirmed(tab, 'token-of-otto', place)).toBeNull();
});

test.each(['token-of-otto', 'token"of-otto', 'token-of\\otto'])(
  'the token %s isn’t stored, not even as a field of the user',
  (token) => {
    expect(nextPage(token).tab.get(confirmedKey)).not.toContain('otto');
    expect(nextPage(token, token).tab.get(confirmedKey)).toBeNull();
  },
);
