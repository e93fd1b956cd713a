import { expect, test } from 'playwright/test';
import { problemsAt } from '../hosts/problems';
import { startNginx } from '../hosts/servers/nginx';
import { replaceLines } from '../hosts/servers/server-process';

/** Mistakes that hosts have, as edits of nginx's configuration, and what the report says about each. */
const faults: [name: string, line: string, replacement: string, reported: string][] = [
  [
    'unknown paths get the home page with status 200',
    'error_page 403 404 /404.html;',
    'error_page 404 =200 /spa;\n    location = /spa { try_files /index.html =500; }',
    'an unknown path doesn’t return status 404 (status 200): /NoSuchPage',
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
    'isn’t compressed as it should be (identity for clients that accept gzip, deflate, br)',
  ],
  [
    'scripts have the wrong type',
    '"text/javascript; charset=utf-8" js;',
    '"text/plain; charset=utf-8" js;',
    'has another type than described (text/plain; charset=utf-8 instead of text/javascript',
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
    'a path in a different case doesn’t return status 404 (status 200): /AITEAM',
  ],
  [
    'aliases redirect temporarily',
    'return 301 ',
    'return 302 ',
    'doesn’t redirect permanently to its page (status 302): ',
  ],
  [
    'folders that begin with a dot are hidden',
    'location = / {',
    'location ~ /[.] { deny all; }\n    location = / {',
    'isn’t there (status 403): /.well-known/security.txt',
  ],
];

for (const [name, line, replacement, reported] of faults) {
  test(`reports a host where ${name}`, async () => {
    const host = await startNginx((text) => replaceLines(text, { [line]: replacement }));
    try {
      expect(await problemsAt(host.url)).toContain(reported);
    } finally {
      await host.stop();
    }
  });
}

test('reports a site that can’t be reached', async () => {
  const host = await startNginx();
  await host.stop();
  expect(await problemsAt(host.url)).toContain('no complete response (connect ECONNREFUSED');
});
