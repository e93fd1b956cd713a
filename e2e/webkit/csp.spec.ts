import { expect, test } from './fixtures';

/* Every other WebKit test fails on a CSP violation, so only attacks are tested here. */

/** What an injected script might try, and the directive that blocks it. */
const attempts: [what: string, directive: string, script: string][] = [
  [
    'markup',
    'require-trusted-types-for',
    `document.body.innerHTML += '<img src="/none.png" onerror="window.taken = true">'`,
  ],
  [
    'a script of its own',
    'require-trusted-types-for',
    `const script = document.createElement('script');
      script.textContent = 'window.taken = true';
      document.body.append(script)`,
  ],
  [
    'a policy of its own',
    'trusted-types',
    `trustedTypes.createPolicy('mine', { createHTML: String })`,
  ],
  ['a request elsewhere', 'connect-src', `fetch('http://127.0.0.1:9/').catch(() => {})`],
  ['a picture from elsewhere', 'img-src', `new Image().src = 'http://127.0.0.1:9/'`],
  [
    'a style of its own',
    'style-src-elem',
    `const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style)`,
  ],
];

for (const [what, directive, script] of attempts) {
  test(`the policy refuses ${what}`, async ({ webkit, platform, cspViolations }) => {
    cspViolations.expected = true;
    await webkit.open(`${platform.url}/About`);
    await webkit.run(`window.heard = [];
      addEventListener('securitypolicyviolation', (event) => heard.push(event.effectiveDirective));
      try { ${script} } catch {}`);
    await webkit.waitUntil(`the policy has refused ${what}`, async () => {
      const heard = await webkit.run('return heard');
      return Array.isArray(heard) && heard.includes(directive);
    });
    expect(await webkit.run('return window.taken')).toBeNull();
  });
}
