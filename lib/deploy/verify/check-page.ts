import { chromium } from 'playwright';
import { sandboxedLaunchOptions } from '@/lib/browser';
import type { Finding } from './finding';

/** Opens the site in a browser, searches it (which needs the site's script and React), and follows a link. */
export async function checkPage(origin: string, timeoutMs = 20_000): Promise<Finding[]> {
  const browser = await chromium.launch(sandboxedLaunchOptions());
  const errors = new Set<string>();
  const page = await browser.newPage();
  page.setDefaultTimeout(timeoutMs);
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    errors.add(`console error: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', ({ message }) => errors.add(`script error: ${message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Requests that the page itself aborted, such as for a film that left the view, aren't errors.
    if (why !== 'net::ERR_ABORTED') errors.add(`${request.url()} failed: ${why}`);
  });
  let problem = 'the page does not load';
  try {
    await page.goto(origin);
    problem = 'the scripts do not start: search does not open';
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('dialog').getByRole('searchbox').fill('terms');
    problem = 'search finds nothing';
    await page.getByRole('option').first().waitFor();
    problem = 'a link does not open its page';
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await page.waitForURL('**/TermsOfService');
    await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
  } catch {
    // The errors collected so far show the cause.
    errors.add(problem);
  } finally {
    await browser.close();
  }
  return [...errors].map((message) => ({ message, path: '/', remedy: 'page' }));
}
