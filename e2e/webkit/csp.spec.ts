import { expect, test } from './fixtures';

/* Every other WebKit test fails on a CSP violation, so only attacks are tested here. */

/** What an injected script might try, and the directive that blocks it. */
const attempts: [what: string, directive: string, script: string][] = [
  [
    'innerHTML',
    'require-trusted-types-for',
    `document.body.innerHTML += '<img src="/none.png" onerror="window.taken = true">'`,
  ],
  [
    'an inline script',
    'require-trusted-types-for',
    `const script = document.createElement('script');
      script.textContent = 'window.taken = true';
      document.body.append(script)`,
  ],
  [
    'a Trusted Types policy',
    'trusted-types',
    `trustedTypes.createPolicy('mine', { createHTML: String })`,
  ],
  ['a request to another origin', 'connect-src', `fetch('http://127.0.0.1:9/').catch(() => {})`],
  ['an image from another origin', 'img-src', `new Image().src = 'http://127.0.0.1:9/'`],
  [
    'an inline style sheet',
    'style-src-elem',
    `const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style)`,
  ],
];

for (const [what, directive, script] of attempts) {
  test(`the CSP blocks ${what}`, async ({ webkit, platform, cspViolations }) => {
    cspViolations.expected = true;
    await webkit.open(`${platform.url}/About`);
    await webkit.run(`window.violations = [];
      addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective));
      try { ${script} } catch {}`);
    await webkit.waitUntil(`the policy has refused ${what}`, async () => {
      const violations = await webkit.run('return violations');
      return Array.isArray(violations) && violations.includes(directive);
    });
    expect(await webkit.run('return window.taken')).toBeNull();
  });
}
