import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findBrowser, sandboxedLaunchOptions } from './browser';

const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
afterAll(() => rmSync(folder, { recursive: true }));

function install(...path: string[]) {
  const file = join(folder, ...path);
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
}

const own = install('my-browser');
const chrome = install('google-chrome');
const PATH = `/nowhere:${folder}`;

it.each([
  ['the one in BROWSER_PATH', { BROWSER_PATH: own, PATH }, '/nowhere/chrome', own],
  ['Playwright’s own', { PATH }, own, null],
  ['one in PATH', { PATH }, '/nowhere/chrome', chrome],
])('finds %s', (_, env, playwright, found) => {
  expect(findBrowser(env, { playwright, elsewhere: [] })).toBe(found);
});

it.each([
  ['BROWSER_PATH isn’t a file', { BROWSER_PATH: '/no/such' }, 'BROWSER_PATH is set to /no/such'],
  ['there’s no browser', { PATH: '/nowhere' }, 'npx playwright install chromium'],
])('says what to do if %s', (_, env, message) => {
  const locations = { playwright: '/nowhere/chrome', elsewhere: [] };
  expect(() => findBrowser(env, locations)).toThrow(message);
});

it.each([
  [0, false],
  [1000, true],
])('opens other people’s pages in the sandbox, except as root (user %s)', (uid, isSandboxed) => {
  const { chromiumSandbox, args } = sandboxedLaunchOptions(uid);
  expect(chromiumSandbox).toBe(isSandboxed);
  expect(args).not.toContain('--no-sandbox');
});
