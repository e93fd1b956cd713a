import { afterEach, expect, test, vi } from 'vitest';
import { takeArrivalAddress } from './arrival';

afterEach(() => void vi.restoreAllMocks());

const arrived = 'https://site.example/About?access_token=of-today&a=1#part';

test('cleans the address bar where no boot script has', () => {
  const told: unknown[][] = [];
  const history = {
    state: { of: 'the router' },
    replaceState: (...all: unknown[]) => told.push(all),
  };
  expect(takeArrivalAddress({ location: { href: arrived }, history })).toBe(arrived);
  expect(told).toEqual([[history.state, '', 'https://site.example/About?a=1#part']]);
});

test('says so where it may not, without the token', () => {
  const complaint = vi.spyOn(console, 'warn').mockReturnValue();
  const replaceState = () => {
    throw new DOMException(`no ${arrived}`, 'SecurityError');
  };
  const page = { location: { href: arrived }, history: { state: null, replaceState } };
  expect(takeArrivalAddress(page)).toBe(arrived);
  expect(complaint).toHaveBeenCalledOnce();
  expect(JSON.stringify(complaint.mock.calls)).not.toContain('of-today');
});

test('takes nothing but a text for the kept address', () => {
  // A page's element with this id becomes a property of the window.
  const page = {
    location: { href: 'https://site.example/' },
    history: { state: null, replaceState: () => undefined },
    __brazosAddress: { tagName: 'IMG' },
  };
  expect(takeArrivalAddress(page)).toBe('https://site.example/');
});
