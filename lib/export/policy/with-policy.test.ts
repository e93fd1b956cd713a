import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readSettings } from '@/lib/settings';
import { trustedScripts } from './trusted-scripts';
import { withPolicy } from './with-policy';

const settings = readSettings({});
const page =
  '<head><meta charSet="utf-8"/><meta name="referrer"/><script data-boot="">let $$="$&"</script><style>p{}</style></head><body><script type="application/ld+json">{}</script><script>a</script><script>b</script><script src="/c.js"></script></body>';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('stands right behind the charset, with a hash of each inline script and style as it is', () => {
  const html = withPolicy(page, 'x.html', settings);
  expect(html).toContain('<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy"');
  const boot = `${trustedScripts}\nlet $$="$&"`;
  expect(html).toContain(`<meta name="referrer"/><script data-boot="">${boot}</script>`);
  expect(html).toContain(
    `script-src 'self' ${hash(boot)} ${hash('a;\nb')};style-src 'self' ${hash('p{}')};`,
  );
});

it('names the page that lacks what it needs', () => {
  expect(() => withPolicy('<head></head>', 'Story.html', settings)).toThrow(
    'Story.html has no <meta charSet="utf-8"/>',
  );
  expect(() => withPolicy('<meta charSet="utf-8"/>', 'Story.html', settings)).toThrow(
    'Story.html has no <script data-boot="">',
  );
});
