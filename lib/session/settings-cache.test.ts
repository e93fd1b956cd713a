import { expect, test } from 'vitest';
import { createSettingsCache } from './settings-cache';
import { createStorage } from './storage';
import { memoryStorageWindow } from './testing';

const settings = { id: 'brazos', public_settings: { plan: 'plant' } };
const key = 'brazos_settings';

function cacheAt(clock: { now: number }, page = memoryStorageWindow()) {
  const app = { name: 'app' };
  const cache = createSettingsCache({
    storage: createStorage(page),
    now: () => clock.now,
    app: () => app.name,
  });
  return { page, cache, app };
}

test('returns an app’s settings for five minutes', () => {
  const clock = { now: 1_000_000 };
  const { cache, app } = cacheAt(clock);
  expect(cache.read()).toBeNull();
  cache.write(settings);
  clock.now += 299_999;
  expect(cache.read()).toEqual(settings);
  app.name = 'another app';
  expect(cache.read()).toBeNull();
  app.name = 'app';
  clock.now += 1;
  expect(cache.read()).toBeNull();
  clock.now -= 1;
  cache.clear();
  expect(cache.read()).toBeNull();
});

test('ignores settings from the future, after the clock was set back', () => {
  const clock = { now: 1_000_000 };
  const { cache } = cacheAt(clock);
  cache.write(settings);
  clock.now -= 300_000;
  expect(cache.read()).toBeNull();
});

test.each([
  '',
  '{',
  '{"app":1,"at":0,"settings":{"id":"a","public_settings":{}}}',
  '{"app":"app","at":"0","settings":{"id":"a","public_settings":{}}}',
  '{"app":"app","at":0,"settings":null}',
  '{"app":"app","at":0,"settings":{"id":1}}',
  '{"app":"app","at":0,"settings":{"id":"a","public_settings":1}}',
])('ignores malformed values: %s', (text) => {
  const { cache, page } = cacheAt({ now: 0 });
  page.sessionStorage.setItem(key, text);
  expect(cache.read()).toBeNull();
});
