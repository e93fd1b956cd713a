import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from './client';
import { stubBrowser } from './testing-browser';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function framedSignIn() {
  const opened = stubBrowser('https://site.example/ISO', { framed: true });
  const onError = vi.fn();
  const client = createClient({ appId: 'brazos', options: { onError } });
  client.auth.loginWithProvider('google', '/About');
  return { ...opened, client, onError };
}

test('in a page that isn’t framed, leaves for the provider, and drops the stored token', () => {
  const { page, items } = stubBrowser('https://site.example/ISO', { stored: { token: 'old' } });
  createClient({ appId: 'brazos' }).auth.loginWithProvider('google', '/About');
  const from = encodeURIComponent('https://site.example/About');
  expect(page.location.href).toBe(
    `https://base44.app/api/apps/auth/login?app_id=brazos&from_url=${from}`,
  );
  expect(items.size).toBe(0);
});

test('in a frame, accepts the token only from its popup at the page’s origin', () => {
  const { page, popups, items, listeners, send } = framedSignIn();
  const [popup] = popups;
  expect(popup?.url).toContain(`&popup_origin=${encodeURIComponent('https://site.example')}`);
  const data = { access_token: 'new', is_new_user: true };
  const origin = 'https://site.example';
  for (const event of [
    { source: {}, origin, data },
    { source: popup, origin: 'https://evil.example', data },
    { source: popup, origin, data: 'new' },
    { source: popup, origin, data: { access_token: '' } },
    { source: popup, origin, data: { access_token: ['new'] } },
  ]) {
    send(event);
  }
  expect([page.location.href, items.size]).toEqual(['https://site.example/ISO', 0]);
  send({ source: popup, origin, data });
  expect(page.location.href).toBe('https://site.example/About?access_token=new&is_new_user=true');
  expect(items.get('base44_access_token')).toBe('new');
  expect([popup?.closed, listeners.size, vi.getTimerCount()]).toEqual([true, 0, 0]);
});

test('goes to the return URL with only the token when that’s all the popup sends', () => {
  const { page, popups, send } = framedSignIn();
  send({ source: popups[0], origin: 'https://site.example', data: { access_token: 'new' } });
  expect(page.location.href).toBe('https://site.example/About?access_token=new');
});

test('stops listening when another sign-in starts, or the client is cleaned up', () => {
  const { client, popups, listeners, onError } = framedSignIn();
  const [first] = popups;
  client.auth.loginWithProvider('apple');
  expect([first?.closed, listeners.size]).toEqual([true, 1]);
  client.cleanup();
  expect([popups[1]?.closed, listeners.size, vi.getTimerCount()]).toEqual([true, 0, 0]);
  expect(onError).not.toHaveBeenCalled();
});

test('says so when the popup was closed or cut off, and redirects the framing page instead', () => {
  const { client, page, popups, items, listeners, onError } = framedSignIn();
  items.set('token', 'old');
  vi.advanceTimersByTime(60_000);
  // What a Cross-Origin-Opener-Policy does, too.
  popups[0]?.close();
  vi.advanceTimersByTime(500);
  expect([listeners.size, onError.mock.calls]).toEqual([1, []]);
  vi.advanceTimersByTime(500);
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
  expect(onError.mock.calls).toEqual([[expect.objectContaining({ code: 'popup_lost' })]]);
  client.auth.loginWithProvider('google', '/About', { redirect: true });
  const from = encodeURIComponent('https://site.example/About');
  expect(page.top).toBe(`https://base44.app/api/apps/auth/login?app_id=brazos&from_url=${from}`);
  expect([popups.length, items.size]).toEqual([1, 0]);
});

test('accepts a message that arrives just after the popup has closed itself', () => {
  const { page, popups, send, onError } = framedSignIn();
  popups[0]?.close();
  vi.advanceTimersByTime(500);
  send({ source: popups[0], origin: 'https://site.example', data: { access_token: 'new' } });
  vi.advanceTimersByTime(500);
  expect(page.location.href).toBe('https://site.example/About?access_token=new');
  expect(onError).not.toHaveBeenCalled();
});

test('says so when the browser blocks the popup', () => {
  stubBrowser('https://site.example/ISO', { framed: true, blocked: true });
  const { auth } = createClient({ appId: 'brazos' });
  expect(() => auth.loginWithProvider('google')).toThrow(
    expect.objectContaining({ code: 'popup_blocked' }),
  );
});
