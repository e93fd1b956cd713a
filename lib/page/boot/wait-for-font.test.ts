import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitForFont } from './wait-for-font';

const origin = 'https://site.example';

/** A page whose HTML arrives after the given time, and whose font never loads. */
function openPage({ responseMs, referrer }: { responseMs: number; referrer: string }) {
  const dataset: { typeface?: string } = {};
  const load = vi.fn(() => new Promise<never>(() => {}));
  const page = Object.assign(new EventTarget(), {
    referrer,
    fonts: { load },
    documentElement: { dataset },
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('performance', { now: () => responseMs });
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

it.each([
  { connection: 'a fast connection', responseMs: 100, referrer: '', waitMs: 1000 },
  {
    connection: 'a slow connection, from a page of this site',
    responseMs: 800,
    referrer: `${origin}/About`,
    waitMs: 50,
  },
])('waits for the font for $waitMs ms on $connection', ({ responseMs, referrer, waitMs }) => {
  const { load, getState } = openPage({ responseMs, referrer });
  expect(load).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(waitMs - 1);
  expect(getState()).toBe('awaited');
  vi.advanceTimersByTime(1);
  expect(getState()).toBe('late');
});

it('loads the font without waiting on a slow connection, from another site', () => {
  const { load, getState } = openPage({ responseMs: 800, referrer: 'https://search.example/' });
  expect(getState()).toBe('late');
  expect(load).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
