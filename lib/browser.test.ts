import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findBrowser, sandboxedLaunchOptions } from './browser';

let folder: string;
const locations = { playwright: '/nowhere/chrome', elsewhere: [] };

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

it('returns the browser in BROWSER_PATH', () => {
  const path = install('my-browser');
  expect(findBrowser({ BROWSER_PATH: path, PATH: '' }, locations)).toBe(path);
});

it('throws when BROWSER_PATH isn’t a file', () => {
  expect(() => findBrowser({ BROWSER_PATH: '/no/such', PATH: '' }, locations)).toThrow(
    'BROWSER_PATH is set to /no/such',
  );
});

it('returns null when Playwright’s own browser is installed', () => {
  const path = install('playwrights-own');
  expect(findBrowser({ PATH: folder }, { ...locations, playwright: path })).toBeNull();
});

it('finds a browser in PATH, Chromium first', () => {
  const path = install('google-chrome');
  expect(findBrowser({ PATH: `/nowhere:${folder}` }, locations)).toBe(path);
  const chromium = install('chromium');
  expect(findBrowser({ PATH: folder }, locations)).toBe(chromium);
});

it('throws with install instructions when there’s no browser', () => {
  expect(() => findBrowser({ PATH: folder }, locations)).toThrow('npx playwright install chromium');
});

it.each([
  [0, false],
  [1000, true],
])('opens other people’s pages in the sandbox, except as root (user %s)', (uid, isSandboxed) => {
  const { chromiumSandbox, args } = sandboxedLaunchOptions(uid);
  expect(chromiumSandbox).toBe(isSandboxed);
  expect(args).not.toContain('--no-sandbox');
});
