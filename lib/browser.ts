import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Quiet, and without what needs a desktop, a GPU or the internet. */
const flags = [
  '--no-sandbox',
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
];

const installPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const defaultLocations = { playwright: chromium.executablePath(), elsewhere: installPaths };

/**
 * The browser that the tests drive and the films are drawn in: the one that BROWSER_PATH names, else
 * Playwright's own, else a chromium or chrome of this machine.
 *
 * @returns a path, or null where Playwright's own is there and needs none.
 * @throws with the ways to get a browser, where there is none.
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
    'No browser found. Install one with `npx playwright install chromium` or ' +
      '`apt-get install chromium`, or set BROWSER_PATH to Chromium or Chrome on this machine.',
  );
}

/** How Playwright is to launch that browser. */
export function browserLaunchOptions(furtherFlags: readonly string[] = []) {
  const executablePath = findBrowser();
  return {
    args: [...flags, ...furtherFlags],
    ...(executablePath === null ? {} : { executablePath }),
  };
}
