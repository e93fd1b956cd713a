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
  const client = createClient({ appId: 'brazos' });
  client.auth.loginWithProvider('google', '/About');
  return { ...opened, client };
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

test('stops listening when the popup is closed, another sign-in starts, or the client is cleaned up', () => {
  const { client, popups, listeners } = framedSignIn();
  const [first] = popups;
  client.auth.loginWithProvider('apple');
  expect([first?.closed, listeners.size]).toEqual([true, 1]);
  vi.advanceTimersByTime(1000);
  expect(listeners.size).toBe(1);
  popups[1]?.close();
  vi.advanceTimersByTime(1000);
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
  client.auth.loginWithProvider('sso');
  client.cleanup();
  expect([popups[2]?.closed, listeners.size, vi.getTimerCount()]).toEqual([true, 0, 0]);
});

test('says so when the browser blocks the popup', () => {
  stubBrowser('https://site.example/ISO', { framed: true, blocked: true });
  const { auth } = createClient({ appId: 'brazos' });
  expect(() => auth.loginWithProvider('google')).toThrow(
    expect.objectContaining({ code: 'popup_blocked' }),
  );
});
