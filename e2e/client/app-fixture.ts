import { build } from 'esbuild';
import { Hono } from 'hono';
import { test as base } from 'playwright/test';
import type { Platform } from '@/e2e/platform/platform';
import { operator } from '@/e2e/platform/seeded-accounts';
import { startTemporaryPlatform } from '@/e2e/temporary-platform';

interface Fixtures {
  /** The script of the app, bundled with what it imports. */
  script: string;
  /** A platform that serves the app at /app, a page that frames an app, and one to return to. */
  platform: Platform;
}

const html = '<!doctype html><html lang="en"><title>App</title><body>';

export const test = base.extend<Fixtures>({
  script: ['', { option: true }],
  platform: async ({ context, script }, use) => {
    const { outputFiles } = await build({
      stdin: { contents: script, resolveDir: '.' },
      define: { 'process.env.NODE_ENV': '"production"' },
      bundle: true,
      format: 'esm',
      write: false,
    });
    const bundle = outputFiles[0]?.text ?? '';
    const pages = new Hono();
    pages.get('/app', (c) => c.html(`${html}<script type="module" src="/app.js"></script>`));
    pages.get('/app.js', (c) => c.body(bundle, 200, { 'Content-Type': 'text/javascript' }));
    pages.get('/frame', (c) => {
      const { app = '/app', openerPolicy = 'unsafe-none' } = c.req.query();
      c.header('Cross-Origin-Opener-Policy', openerPolicy);
      return c.html(`${html}<iframe title="App" src="${app}"></iframe>`);
    });
    pages.get('/signed-in', (c) => c.html(`${html}<h1>Signed in</h1>`));
    const { platform, stop } = await startTemporaryPlatform({ extend: () => pages });
    const provider = providerPage(platform.tokenFor(operator));
    await context.route('**/api/apps/auth/login?*', (route) =>
      route.fulfill({ contentType: 'text/html', body: provider }),
    );
    await use(platform);
    await stop();
  },
});

/** The page of a sign-in provider, which the local platform doesn't have. A press of its button signs in. */
function providerPage(token: string): string {
  return `${html}<button>Continue as Otto Operator</button>
<script>
document.querySelector('button').onclick = () => {
  const query = new URLSearchParams(location.search);
  const origin = query.get('popup_origin');
  const message = { access_token: '${token}', is_new_user: false };
  if (origin !== null) return opener.postMessage(message, origin);
  const back = new URL(query.get('from_url'));
  back.searchParams.set('access_token', '${token}');
  location.href = back;
};
</script>`;
}
