import { expect, operator, signedInUrl, test } from '../fixtures';
import { trackLayoutShift } from '../layout-shift';
import { footerLink } from '../locators';
import { labelIn } from '../registry';
import { comparableText, noJsBaseline } from './main-text';
import { browsers, scripts } from './page-faults';
import { connections, responses } from './platform-faults';

/** Islands that throw are in site/failing-islands.spec.ts, and translated pages in site/tools/translation.spec.ts. */
const groups = { connections, responses, browsers, scripts };
/** Home, a page of cards, a long page, a legal page with a date, a placeholder, and an unknown path. */
const paths = ['/', '/AITeam', '/Capabilities', '/TermsOfService', '/ShiftLog', '/NoSuchPage'];
const visits = (['visitor', 'signed in'] as const).flatMap((persona) =>
  paths.map((path) => ({ persona, path })),
);
/** One retry by the site, and one by the browser for each connection that it has used before. */
const maxRequests = 15;

/** A tenth of what counts as good; a spinner or a line that wraps differently causes less. */
const maxLayoutShift = 0.01;

// Fonts that load late shift a line or two, which would look like a fault's effect.
test.beforeEach(({ page }) => page.route('**/*.woff2', (route) => route.abort()));

let baseline: ReturnType<typeof noJsBaseline> | undefined;

for (const [group, faults] of Object.entries(groups)) {
  for (const [index, fault] of faults.entries()) {
    // 5 and 12 are coprime, so each visit gets its turn.
    const { persona = 'visitor', path = '/' } = visits[(index * 5) % visits.length] ?? {};
    test(`${group}: keeps ${path} readable with ${fault.name}, ${persona}`, async ({
      browser,
      page,
      platform,
      consoleErrors,
    }) => {
      baseline ??= noJsBaseline(browser, platform.url, paths);
      const texts = await baseline;
      const requests: URL[] = [];
      page.on('request', (request) => requests.push(new URL(request.url())));
      const shifted = await trackLayoutShift(page);

      await fault.beforeLoad?.({ page, platform, persona });
      const url = persona === 'visitor' ? path : signedInUrl(platform, operator, path);
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden({ timeout: 20_000 });
      await fault.afterLoad?.({ page, platform, persona });
      await expect.poll(() => comparableText(page)).toBe(texts.get(path));

      expect(await shifted()).toBeLessThan(maxLayoutShift);

      const bar = page.getByRole('banner');
      if (!fault.linksOnly) {
        expect(page.url()).not.toContain('access_token');
        // React may render the menu in the middle of a press, so the next one has to work.
        await expect(async () => {
          await bar.getByRole('link', { name: 'Home' }).hover();
          await bar.getByRole('button', { name: 'Platform' }).hover();
          const entry = bar.getByRole('link', { name: labelIn('menu', 'Platform') });
          await expect(entry).toBeVisible({ timeout: 3000 });
        }).toPass();
        const search = page.getByRole('dialog', { name: 'Search' });
        await expect(async () => {
          await bar.getByRole('button', { name: 'Search' }).click();
          await search.getByRole('searchbox').fill('permit', { timeout: 5000 });
          await search.getByRole('button', { name: 'Close' }).click({ timeout: 5000 });
        }).toPass();
      }
      const target = path === '/AITeam' ? '/' : '/AITeam';
      const home = bar.getByRole('link', { name: 'Home' });
      await (target === '/' ? home : footerLink(page, 'AITeam')).click();
      await page.waitForURL((current) => current.pathname === target, { waitUntil: 'commit' });
      await expect.poll(() => comparableText(page)).toBe(texts.get(target));

      // The fault that was set has happened.
      const events = platform.events.recent().filter((event) => event.type === 'request');
      for (const { kind } of platform.faults.list()) {
        expect(events.map((event) => event.fault)).toContain(kind);
      }
      const origins = new Set(requests.map(({ origin }) => origin));
      expect([...origins]).toEqual([new URL(platform.url).origin]);
      const calls = requests.filter(({ pathname }) => pathname.startsWith('/api/'));
      expect(calls.length).toBeLessThanOrEqual(maxRequests);
      const isExpected = (error: string) => fault.expectedErrors?.test(error) ?? false;
      expect(consoleErrors.splice(0).filter((error) => !isExpected(error))).toEqual([]);
    });
  }
}
