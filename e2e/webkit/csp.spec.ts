import { attempts } from '../site/csp-attempts';
import { expect, test } from './fixtures';

/* Every other WebKit test fails on a CSP violation, so only attacks are tested here. */
test.use({ violatesCsp: true });

test('the CSP blocks what an injected script attempts', async ({ webkit, platform }) => {
  await webkit.open(`${platform.url}/About`);
  await webkit.run(`addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    violations.push(effectiveDirective))`);
  for (const [what, directive, run] of attempts) {
    await webkit.run(
      `window.violations = []; Promise.try(${run}, 'http://evil.example').catch(() => {})`,
    );
    await webkit.waitUntil(`${directive} has blocked ${what}`, async () =>
      (await webkit.run<string[]>('return violations')).includes(directive),
    );
  }
  expect(await webkit.run('return window.taken')).toBeNull();
});
