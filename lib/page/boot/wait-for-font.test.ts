import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitForFont } from './wait-for-font';

const origin = 'https://site.example';

/** Opens a page whose HTML arrives after 100 ms, and its font when the promise resolves. */
function openPage({
  responseMs = 100,
  referrer = '',
  hash = '',
  type = 'navigate',
  hidden = false,
  font = new Promise<unknown>(() => {}),
}) {
  const dataset: { typeface?: string } = {};
  const fonts = { load: () => font };
  const page = { referrer, hidden, fonts, documentElement: { dataset } };
  vi.stubGlobal('document', Object.assign(new EventTarget(), page));
  vi.stubGlobal('location', { origin, hash });
  vi.stubGlobal('performance', { now: () => responseMs, getEntriesByType: () => [{ type }] });
  waitForFont();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return () => dataset.typeface;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  [{}, 'awaited', 1000],
  [{ hash: '#law' }, 'awaited-in-place', 1000],
  [{ type: 'back_forward' }, 'awaited-in-place', 1000],
  [{ responseMs: 800, referrer: `${origin}/About` }, 'awaited', 50],
])('a page opened with %j is %s for at most %i ms', (visit, state, waitMs) => {
  const typeface = openPage(visit);
  vi.advanceTimersByTime(waitMs - 1);
  expect(typeface()).toBe(state);
  vi.advanceTimersByTime(1);
  expect(typeface()).toBe('late');
});

it('a page from another site doesn’t wait on a slow connection', () => {
  expect(openPage({ responseMs: 800, referrer: 'https://search.example/' })()).toBe('late');
});

it.each([
  ['in the next task', false, 'awaited'],
  ['at once in a background tab', true, 'here'],
])('a page whose font comes is shown %s', async (_, hidden, state) => {
  const font = Promise.resolve();
  const typeface = openPage({ font, hidden });
  await font;
  expect(typeface()).toBe(state);
  vi.advanceTimersByTime(0);
  expect(typeface()).toBe('here');
});
