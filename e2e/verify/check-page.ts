import { chromium, type Page } from 'playwright';
import { browserLaunch } from '@/lib/browser';
import type { Finding } from './finding';

const patienceMs = 20_000;

/** Opens the site in a browser, searches it, which needs the site's script and React, and follows a link. */
export async function checkPage(origin: string): Promise<Finding[]> {
  const browser = await chromium.launch(browserLaunch());
  const complaints: string[] = [];
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(patienceMs);
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`console error: ${message.text()}`);
    });
    page.on('pageerror', ({ message }) => complaints.push(`script error: ${message}`));
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      // What the page itself gave up, such as a film that left the view, is no fault.
      if (why !== 'net::ERR_ABORTED') complaints.push(`${request.url()} failed: ${why}`);
    });
    const stuck = await walk(page, origin);
    if (stuck !== undefined) complaints.push(stuck);
  } finally {
    await browser.close();
  }
  return [...new Set(complaints)].map((what) => ({ what, path: '/', remedy: 'page' }));
}

/** Says where it did not go on. */
async function walk(page: Page, origin: string): Promise<string | undefined> {
  const steps: [string, () => Promise<unknown>][] = [
    ['the page does not load', () => page.goto(origin)],
    [
      'the scripts do not start: search does not open',
      async () => {
        await page.getByRole('button', { name: 'Search' }).click();
        await page.getByRole('searchbox').fill('terms');
      },
    ],
    ['search finds nothing', () => page.getByRole('option').first().waitFor()],
    [
      'a link does not open its page',
      async () => {
        await page.keyboard.press('Escape');
        await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
        await page.waitForURL('**/TermsOfService');
        await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
      },
    ],
  ];
  for (const [stuck, step] of steps) {
    try {
      await step();
    } catch {
      // The complaints that were gathered meanwhile say why.
      return stuck;
    }
  }
  return undefined;
}
