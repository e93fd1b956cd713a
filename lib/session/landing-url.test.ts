import { afterEach, expect, test, vi } from 'vitest';
import { clearSignInParams, readLandingUrl } from './landing-url';
import { createStorage } from './storage';
import { deniedStorageWindow, memoryStorageWindow } from './testing';

afterEach(() => void vi.restoreAllMocks());

const arrived = 'https://site.example/About?access_token=of-today&a=1#part';
const moved = 'https://site.example/About?a=1&access_token=of-today#part';

test('cleans the address bar where no boot script has', () => {
  const told: unknown[][] = [];
  const history = {
    state: { of: 'the router' },
    replaceState: (...all: unknown[]) => told.push(all),
  };
  const marks = createStorage(memoryStorageWindow());
  expect(readLandingUrl({ location: { href: arrived }, history }, marks)).toBe(moved);
  // A page of the tab that is opened next goes on with it.
  const next = { location: { href: 'https://site.example/' }, history };
  expect(readLandingUrl(next, marks)).toBe('https://site.example/?access_token=of-today');
  clearSignInParams(marks);
  expect(readLandingUrl(next, marks)).toBe('https://site.example/');
  expect(told).toEqual([[history.state, '', 'https://site.example/About?a=1#part']]);
});

test('says so where it may not, without the token', () => {
  const complaint = vi.spyOn(console, 'warn').mockReturnValue();
  const replaceState = () => {
    throw new DOMException(`no ${arrived}`, 'SecurityError');
  };
  const page = { location: { href: arrived }, history: { state: null, replaceState } };
  expect(readLandingUrl(page, createStorage(memoryStorageWindow()))).toBe(moved);
  expect(complaint).toHaveBeenCalledOnce();
  expect(JSON.stringify(complaint.mock.calls)).not.toContain('of-today');
});

test('takes nothing but a text for the kept address', () => {
  // A page's element with this id becomes a property of the window.
  const page = {
    location: { href: 'https://site.example/' },
    history: { state: null, replaceState: () => undefined },
    brazos_arrival: { tagName: 'IMG' },
  };
  expect(readLandingUrl(page, createStorage(memoryStorageWindow()))).toBe('https://site.example/');
});

test('reads what the boot script has left, in the window where storage is denied, and no more of it', () => {
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
