import { expect, test } from 'playwright/test';
import { checkPage } from '@/lib/deploy/verify/check-page';
import { report } from '@/lib/deploy/verify/finding';
import { verifyAt } from '../hosts/hosts';
import { startNginx } from '../hosts/servers/nginx';
import { replaceLines } from '../hosts/servers/server-process';

/** Mistakes that hosts have, as edits of nginx's configuration, and what the report says about each. */
const faults: [name: string, line: string, replacement: string, reported: string][] = [
  [
    'unknown paths get the home page with status 200',
    'error_page 403 404 /404.html;',
    'error_page 404 =200 /spa;\n    location = /spa { try_files /index.html =500; }',
    'an unknown page returns status 200 instead of 404: /NoSuchPage',
  ],
  [
    'any site can frame the site',
    'add_header Content-Security-Policy ',
    'add_header X-Content-Security-Policy ',
    'Content-Security-Policy is missing; expected',
  ],
  [
    'nothing is compressed',
    'gzip_static on;\n    brotli_static on;',
    '',
    'is sent as identity to clients that accept gzip, deflate, br',
  ],
  [
    'scripts have the wrong type',
    '"text/javascript; charset=utf-8" js;',
    '"text/plain; charset=utf-8" js;',
    '.js is sent as text/plain',
  ],
  [
    'pages are cached for a day',
    'default "public, max-age=0, must-revalidate";',
    'default "public, max-age=86400";',
    'Cache-Control is “public, max-age=86400”, not “public, max-age=0, must-revalidate”',
  ],
  [
    'paths are case-insensitive',
    'location = /home {',
    'location ~* ^/aiteam$ {\n        try_files /AITeam.html =404;\n    }\n    location = /home {',
    'a page in a different case returns status 200 instead of 404: /AITEAM',
  ],
  [
    'aliases redirect temporarily',
    'return 301 ',
    'return 302 ',
    'an alias redirects temporarily (302) instead of permanently (301)',
  ],
  [
    'folders that begin with a dot are hidden',
    'location = / {',
    'location ~ /[.] { deny all; }\n    location = / {',
    'returns status 403 instead of 200: /.well-known/security.txt',
  ],
];

for (const [name, line, replacement, reported] of faults) {
  test(`reports a host where ${name}`, async () => {
    const host = await startNginx((text) => replaceLines(text, { [line]: replacement }));
    try {
      expect(report(await verifyAt(host.url))).toContain(reported);
    } finally {
      await host.stop();
    }
  });
}

test('reports a site whose scripts don’t start', async () => {
  const host = await startNginx((text) =>
    replaceLines(text, { 'location = / {': 'location /_next/ { return 404; }\n location = / {' }),
  );
  try {
    const messages = (await checkPage(host.url, 5000)).map(({ message }) => message);
    expect(messages).toContain('the scripts do not start: search does not open');
  } finally {
    await host.stop();
  }
});

test('reports a site that can’t be reached', async () => {
  const host = await startNginx();
  await host.stop();
  expect(report(await verifyAt(host.url))).toContain('no response (connect ECONNREFUSED');
});
