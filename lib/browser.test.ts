import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findBrowser } from './browser';

let folder: string;
const own = { playwright: '/nowhere/chrome', elsewhere: [] };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function install(name: string) {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, 0o755);
  return path;
}

it('takes the browser that the setting names', () => {
  const path = install('my-browser');
  expect(findBrowser({ BROWSER_PATH: path, PATH: '' }, own)).toBe(path);
});

it('says so when the setting names no file', () => {
  expect(() => findBrowser({ BROWSER_PATH: '/no/such', PATH: '' }, own)).toThrow(
    'BROWSER_PATH is set to /no/such',
  );
});

it('leaves Playwright its own', () => {
  const path = install('playwrights-own');
  expect(findBrowser({ PATH: folder }, { ...own, playwright: path })).toBeNull();
});

it('finds one of the machine', () => {
  const path = install('google-chrome');
  expect(findBrowser({ PATH: `/nowhere:${folder}` }, own)).toBe(path);
  const better = install('chromium');
  expect(findBrowser({ PATH: folder }, own)).toBe(better);
});

it('says how to get one where there is none', () => {
  expect(() => findBrowser({ PATH: folder }, own)).toThrow('npx playwright install chromium');
});
