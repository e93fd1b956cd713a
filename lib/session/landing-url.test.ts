import { afterEach, expect, test, vi } from 'vitest';
import { clearSignInParams, readLandingUrl } from './landing-url';
import { createStorage } from './storage';
import { deniedStorageWindow, memoryStorageWindow } from './testing';

afterEach(() => void vi.restoreAllMocks());

const arrived = 'https://site.example/About?access_token=of-today&a=1#part';
const moved = 'https://site.example/About?a=1&access_token=of-today#part';

test('cleans the address bar if the boot script hasn’t', () => {
  const calls: unknown[][] = [];
  const history = {
    state: { of: 'the router' },
    replaceState: (...args: unknown[]) => calls.push(args),
  };
  const marks = createStorage(memoryStorageWindow());
  expect(readLandingUrl({ location: { href: arrived }, history }, marks)).toBe(moved);
  // The tab's next page still has it.
  const next = { location: { href: 'https://site.example/' }, history };
  expect(readLandingUrl(next, marks)).toBe('https://site.example/?access_token=of-today');
  clearSignInParams(marks);
  expect(readLandingUrl(next, marks)).toBe('https://site.example/');
  expect(calls).toEqual([[history.state, '', 'https://site.example/About?a=1#part']]);
});

test('warns without the token if it can’t clean the address bar', () => {
  const consoleWarn = vi.spyOn(console, 'warn').mockReturnValue();
  const replaceState = () => {
    throw new DOMException(`no ${arrived}`, 'SecurityError');
  };
  const page = { location: { href: arrived }, history: { state: null, replaceState } };
  expect(readLandingUrl(page, createStorage(memoryStorageWindow()))).toBe(moved);
  expect(consoleWarn).toHaveBeenCalledOnce();
  expect(JSON.stringify(consoleWarn.mock.calls)).not.toContain('of-today');
});

test('ignores captured parameters that aren’t a string', () => {
  // An element with this ID is a property of the window too.
  const page = {
    location: { href: 'https://site.example/' },
    history: { state: null, replaceState: () => undefined },
    brazos_arrival: { tagName: 'IMG' },
  };
  expect(readLandingUrl(page, createStorage(memoryStorageWindow()))).toBe('https://site.example/');
});

test('reads the boot script’s sign-in parameters from the window once when storage is denied, and no others', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const history = { state: null, replaceState: () => undefined };
  const page = {
    location: { href: 'https://site.example/' },
    history,
    brazos_arrival: 'access_token=of-today&server_url=x',
  };
  const marks = createStorage(deniedStorageWindow);
  expect(readLandingUrl(page, marks)).toBe('https://site.example/?access_token=of-today');
  expect(readLandingUrl(page, marks)).toBe('https://site.example/');
});
