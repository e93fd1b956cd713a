import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitForFont } from './wait-for-font';

const origin = 'https://site.example';

interface Visit {
  responseMs: number;
  referrer?: string;
  hash?: string;
  type?: NavigationTimingType;
}

const never = new Promise<never>(() => {});

/** A page whose HTML arrives after the given time, and its font when `font` resolves. Hidden means a background tab. */
function openPage(
  { responseMs, referrer = '', hash = '', type = 'navigate' }: Visit,
  { font = never, hidden = false }: { font?: Promise<unknown>; hidden?: boolean } = {},
) {
  const dataset: { typeface?: string } = {};
  const load = vi.fn(() => font);
  const page = Object.assign(new EventTarget(), {
    referrer,
    hidden,
    fonts: { load },
    documentElement: { dataset },
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { origin, hash });
  vi.stubGlobal('performance', { now: () => responseMs, getEntriesByType: () => [{ type }] });
  waitForFont();
  page.dispatchEvent(new Event('DOMContentLoaded'));
  return { load, getState: () => dataset.typeface };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each<{ opened: string; visit: Partial<Visit>; state?: string; waitMs?: number }>([
  { opened: 'on a fast connection', visit: {} },
  {
    opened: 'on a slow connection, from a page of this site',
    visit: { responseMs: 800, referrer: `${origin}/About` },
    waitMs: 50,
  },
  { opened: 'at a fragment', visit: { hash: '#law' }, state: 'awaited-in-place' },
  { opened: 'with Back or Forward', visit: { type: 'back_forward' }, state: 'awaited-in-place' },
  { opened: 'by reloading', visit: { type: 'reload' }, state: 'awaited-in-place' },
])('waits for the font if opened $opened', ({ visit, state = 'awaited', waitMs = 1000 }) => {
  const { load, getState } = openPage({ responseMs: 100, ...visit });
  expect(load).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(waitMs - 1);
  expect(getState()).toBe(state);
  vi.advanceTimersByTime(1);
  expect(getState()).toBe('late');
});

it('is displayed in the task after the one in which a cached font loads', async () => {
  const font = Promise.resolve();
  const { getState } = openPage({ responseMs: 100 }, { font });
  await font;
  expect(getState()).toBe('awaited');
  vi.advanceTimersByTime(0);
  expect(getState()).toBe('here');
});

it('doesn’t wait for a timer in a background tab', async () => {
  const font = Promise.resolve();
  const { getState } = openPage({ responseMs: 100 }, { font, hidden: true });
  await font;
  expect(getState()).toBe('here');
});

it('loads the font without waiting on a slow connection, from another site', () => {
  const { load, getState } = openPage({ responseMs: 800, referrer: 'https://search.example/' });
  expect(getState()).toBe('late');
  expect(load).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
