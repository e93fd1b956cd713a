import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { expect, hydrate, openPage, test } from '../fixtures';
import { attempts } from './csp-attempts';

/* Every test in this folder fails if the CSP blocks anything of the site's, because a violation is a console error. */

/** Requests to a server on another origin. There must be none. */
const attackerRequests: string[] = [];
const attacker = createServer((request, response) => {
  attackerRequests.push(request.url ?? '');
  response.setHeader('access-control-allow-origin', '*').end('window.taken = true');
});
let attackerOrigin = '';

test.beforeAll(async () => {
  await new Promise<void>((listening) => attacker.listen(0, '127.0.0.1', listening));
  attackerOrigin = `http://127.0.0.1:${(attacker.address() as AddressInfo).port}`;
});
test.afterAll(() => attacker.close());

/** Records the directive of each CSP violation. */
async function recordViolations(page: Page) {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Reflect.set(window, 'violations', violations);
    window.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      violations.push(effectiveDirective);
    });
  });
}

const violationsOn = (page: Page) =>
  page.evaluate((): string[] => Reflect.get(window, 'violations'));
const isCompromised = (page: Page) => page.evaluate(() => Reflect.has(window, 'taken'));

test('the CSP blocks what an injected script attempts', async ({ consoleErrors, page }) => {
  await recordViolations(page);
  await openPage(page, '/About');
  const base = await page.evaluate(() => document.baseURI);

  for (const [what, directive, run] of attempts) {
    await test.step(what, async () => {
      const before = (await violationsOn(page)).length;
      // page.evaluate() may eval strings while it runs, so make the attempt in a later task.
      await page.evaluate(
        ([source, origin]) => {
          const run: (origin: string) => unknown = Function(`return ${source}`)();
          setTimeout(() => Promise.resolve(run(origin)).catch(() => {}));
        },
        [String(run), attackerOrigin] as const,
      );
      await expect
        .poll(async () => (await violationsOn(page)).slice(before), what)
        .toContain(directive);
    });
  }
  expect(await isCompromised(page)).toBe(false);
  expect(await page.evaluate(() => document.baseURI)).toBe(base);
  expect(attackerRequests).toEqual([]);
  await page.close();
  expect(consoleErrors.splice(0).length).toBeGreaterThanOrEqual(attempts.length);
});

test('injected markup can’t run scripts, apply styles, or change the base URL', async ({
  consoleErrors,
  page,
}) => {
  await recordViolations(page);
  await page.route('**/About', async (route) => {
    const response = await route.fetch();
    const injected = `<script>window.taken = true</script><script src="${attackerOrigin}/a.js"></script><p style="color: red" onclick="window.taken = true">Added</p>`;
    const html = (await response.text())
      .replace('</title>', `</title><base href="${attackerOrigin}">`)
      .replace('</body>', `${injected}</body>`);
    await route.fulfill({ response, body: html });
  });
  await page.goto('/About');
  await expect
    .poll(async () => [...new Set(await violationsOn(page))].toSorted())
    .toEqual(['base-uri', 'script-src-attr', 'script-src-elem', 'style-src-attr']);
  expect(await isCompromised(page)).toBe(false);
  await hydrate(page);
  expect(attackerRequests).toEqual([]);
  await page.close();
  consoleErrors.splice(0);
});
