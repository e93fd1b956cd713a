import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { installHint } from './install-hint';

/** Disables prompts and features that need a desktop, a GPU, or the internet. */
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const executableNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
];

const packages = {
  debian: 'chromium',
  homebrew: '--cask google-chrome',
  winget: 'Google.Chrome',
};

const installPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    return folder === undefined ? [] : join(folder, 'Google/Chrome/Application/chrome.exe');
  }),
];

const defaultLocations = { playwright: chromium.executablePath(), elsewhere: installPaths };

/**
 * The browser for the tests: the one in BROWSER_PATH, else Playwright's own, else Chromium or
 * Chrome on this machine.
 *
 * @returns its path, or null for Playwright's own, which needs none.
 * @throws an error that says how to install a browser if there's none.
 */
export function findBrowser(
  env: Readonly<Record<string, string | undefined>> = process.env,
  { playwright, elsewhere }: typeof defaultLocations = defaultLocations,
): string | null {
  const named = env.BROWSER_PATH;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`BROWSER_PATH is set to ${named}, but there is no such file.`);
  }
  if (existsSync(playwright)) return null;
  const folders = (env.PATH ?? '').split(delimiter);
  const found = [
    ...folders.flatMap((folder) => executableNames.map((name) => join(folder, name))),
    ...elsewhere,
  ];
  const path = found.find((candidate) => existsSync(candidate));
  if (path !== undefined) return path;
  throw new Error(
    'No browser found. Install one with `npx playwright install chromium`, or set BROWSER_PATH to ' +
      `Chromium or Chrome on this machine. ${installHint(packages)}`,
  );
}

/**
 * Playwright's launch options for that browser, or for its headless shell if this machine has one: that draws no window
 * around a page, so tests take less time. BROWSER_PATH comes first. The shell has no back/forward cache.
 *
 * Playwright turns Chromium's sandbox off by default, because not every machine has what it needs.
 */
export function browserLaunchOptions(furtherFlags: readonly string[] = []) {
  const browser = findBrowser();
  // Debian installs it next to Chromium.
  const shell = browser === process.env.BROWSER_PATH ? '' : `${browser}-headless-shell`;
  const executablePath = existsSync(shell) ? shell : browser;
  return {
    args: [...flags, ...furtherFlags],
    ...(executablePath === null ? {} : { executablePath }),
  };
}

/** The same for pages that anybody may have written: in Chromium's sandbox, except as root, who can't start it. */
export function sandboxedLaunchOptions(uid = process.getuid?.()) {
  return { ...browserLaunchOptions(), chromiumSandbox: uid !== 0 };
}
