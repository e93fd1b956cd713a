import { expect, openPage, test } from '../fixtures';
import { listen } from '../platform/server';

/* Every test in this folder fails if the CSP blocks anything of the site's, because a violation is a console error. */

/** What an injected script might try, and the directive that blocks it. `run` is evaluated in the page. */
const attempts: readonly [what: string, directive: string, run: (origin: string) => unknown][] = [
  [
    'an inline script',
    'require-trusted-types-for',
    () => {
      document.body.innerHTML += '<img src="/none.png" onerror="window.taken = true">';
    },
  ],
  [
    'a script from another origin',
    'require-trusted-types-for',
    (origin) =>
      document.body.append(Object.assign(document.createElement('script'), { src: origin })),
  ],
  [
    'a string as code',
    'require-trusted-types-for',
    () => Reflect.construct(Function, ['window.taken = true'])(),
  ],
  ['a request to another origin', 'connect-src', (origin) => fetch(`${origin}/?stolen`)],
  [
    'a picture from another origin',
    'img-src',
    (origin) => Object.assign(new Image(), { src: `${origin}/?stolen` }),
  ],
  [
    'a form to another origin',
    'form-action',
    (origin) => {
      const form = Object.assign(document.createElement('form'), { action: origin });
      document.body.append(form);
      form.submit();
    },
  ],
];

test('the CSP blocks what an injected script attempts', async ({ consoleErrors, page }) => {
  const stolen: string[] = [];
  const { url: origin, setApp, close } = await listen(0);
  setApp({
    fetch({ url }) {
      stolen.push(url);
      return new Response('window.taken = true', {
        headers: { 'access-control-allow-origin': '*' },
      });
    },
  });
  await page.addInitScript(() => {
    const violations: string[] = [];
    Reflect.set(window, 'violations', violations);
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      violations.push(effectiveDirective);
    });
  });
  await openPage(page, '/About');

  for (const [what, directive, run] of attempts) {
    await test.step(what, async () => {
      // page.evaluate() may eval strings while it runs, so make the attempt in a later task.
      await page.evaluate(
        ([source, origin]) => {
          Reflect.get(window, 'violations').length = 0;
          const run: (origin: string) => unknown = Function(`return ${source}`)();
          setTimeout(() => Promise.resolve(run(origin)).catch(() => {}));
        },
        [String(run), origin] as const,
      );
      const violations = () => page.evaluate(() => Reflect.get(window, 'violations'));
      await expect.poll(violations, what).toContain(directive);
    });
  }
  expect(await page.evaluate(() => Reflect.has(window, 'taken'))).toBe(false);
  expect(stolen).toEqual([]);
  await page.close();
  expect(consoleErrors.splice(0).length).toBeGreaterThanOrEqual(attempts.length);
  await close();
});
