import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { browserPath } from './browser';

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
  expect(browserPath({ BROWSER_PATH: path, PATH: '' }, own)).toBe(path);
});

it('says so when the setting names no file', () => {
  expect(() => browserPath({ BROWSER_PATH: '/no/such', PATH: '' }, own)).toThrow(
    'BROWSER_PATH is set to /no/such',
  );
});

it('leaves Playwright its own', () => {
  const path = install('playwrights-own');
  expect(browserPath({ PATH: folder }, { ...own, playwright: path })).toBeNull();
});

it('finds one of the machine', () => {
  const path = install('google-chrome');
  expect(browserPath({ PATH: `/nowhere:${folder}` }, own)).toBe(path);
  const better = install('chromium');
  expect(browserPath({ PATH: folder }, own)).toBe(better);
});

it('says how to get one where there is none', () => {
  expect(() => browserPath({ PATH: folder }, own)).toThrow('npx playwright install chromium');
});
