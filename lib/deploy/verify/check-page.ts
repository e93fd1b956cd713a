import { chromium, type Page } from 'playwright';
import { browserLaunchOptions } from '@/lib/browser';
import type { Finding } from './finding';

/**
 * Opens the site in a browser, searches it (which needs the site's script and React), and follows a link.
 *
 * @param timeoutMs how long a step can take
 */
export async function checkPage(origin: string, timeoutMs = 20_000): Promise<Finding[]> {
  const browser = await chromium.launch(browserLaunchOptions());
  const errors: string[] = [];
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(timeoutMs);
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      errors.push(`console error: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', ({ message }) => errors.push(`script error: ${message}`));
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      // Requests that the page itself aborted, such as for a film that left the view, aren't errors.
      if (why !== 'net::ERR_ABORTED') errors.push(`${request.url()} failed: ${why}`);
    });
    const stuck = await walk(page, origin);
    if (stuck !== undefined) errors.push(stuck);
  } finally {
    await browser.close();
  }
  return [...new Set(errors)].map((message) => ({ message, path: '/', remedy: 'page' }));
}

/** @returns the step that failed, if one did */
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
      // The errors collected so far show the cause.
      return stuck;
    }
  }
  return undefined;
}
