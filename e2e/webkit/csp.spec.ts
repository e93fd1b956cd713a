import { expect, test } from './fixtures';

/* Every other WebKit test fails on a CSP violation, so only attacks are tested here. */
test.use({ violatesCsp: true });

/** What an injected script might try, and the directive that blocks it. */
const attempts: [directive: string, script: string][] = [
  [
    'require-trusted-types-for',
    `document.body.innerHTML += '<img src="/none.png" onerror="window.taken = true">'`,
  ],
  [
    'require-trusted-types-for',
    `const script = document.createElement('script');
      script.textContent = 'window.taken = true';
      document.body.append(script)`,
  ],
  ['trusted-types', `trustedTypes.createPolicy('mine', { createHTML: String })`],
  ['connect-src', `fetch('http://127.0.0.1:9/').catch(() => {})`],
  ['img-src', `new Image().src = 'http://127.0.0.1:9/'`],
  [
    'style-src-elem',
    `const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style)`,
  ],
];

test('the CSP blocks what an injected script attempts', async ({ webkit, platform }) => {
  await webkit.open(`${platform.url}/About`);
  for (const [directive, script] of attempts) {
    await webkit.run(`window.violations = [];
      addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective));
      try { ${script} } catch {}`);
    await webkit.waitUntil(`${directive} has blocked ${script}`, async () =>
      (await webkit.run<string[]>('return violations')).includes(directive),
    );
  }
  expect(await webkit.run('return window.taken')).toBeNull();
});
