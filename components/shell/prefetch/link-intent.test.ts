import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onLinkIntent } from './link-intent';

const origin = 'https://site.example';

/** A link that is also the window, which gets the link's events in a browser because they bubble. */
class Link extends EventTarget {
  origin = origin;
  pathname = '/ISO';
  closest() {
    return this;
  }
}

let link: Link;

beforeEach(() => {
  vi.useFakeTimers();
  link = new Link();
  vi.stubGlobal('Element', Link);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('location', { origin, pathname: '/About' });
  vi.stubGlobal('addEventListener', link.addEventListener.bind(link));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('calls back when the pointer stays on a link', () => {
  const onIntent = vi.fn();
  onLinkIntent(onIntent);
  link.dispatchEvent(new Event('pointerover'));
  vi.advanceTimersByTime(64);
  expect(onIntent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onIntent).toHaveBeenCalledExactlyOnceWith('/ISO');
});

it('calls back at once when a link is pressed', () => {
  const onIntent = vi.fn();
  onLinkIntent(onIntent);
  link.dispatchEvent(new Event('pointerdown'));
  expect(onIntent).toHaveBeenCalledExactlyOnceWith('/ISO');
});

it('doesn’t call back after it’s stopped, even if a link was already hovered', () => {
  const onIntent = vi.fn();
  const stop = onLinkIntent(onIntent);
  link.dispatchEvent(new Event('pointerover'));
  stop();
  link.dispatchEvent(new Event('pointerdown'));
  vi.runAllTimers();
  expect(onIntent).not.toHaveBeenCalled();
});
