import { build } from 'esbuild';
import { Hono } from 'hono';
import { test as base } from 'playwright/test';
import type { Platform } from '@/e2e/platform/platform';
import { startTemporaryPlatform } from '@/e2e/temporary-platform';

interface Fixtures {
  /** The script of the app, bundled with what it imports. */
  script: string;
  /** A platform that serves the app at /app, a page that frames an app, and one to return to. */
  current: Platform;
}

export const test = base.extend<Fixtures>({
  script: ['', { option: true }],
  current: async ({ script }, use) => {
    const { outputFiles } = await build({
      stdin: { contents: script, resolveDir: '.' },
      define: { 'process.env.NODE_ENV': '"production"' },
      bundle: true,
      format: 'esm',
      write: false,
    });
    const bundle = outputFiles[0]?.text ?? '';
    const pages = new Hono();
    const html = '<!doctype html><html lang="en"><title>App</title><body>';
    pages.get('/app', (c) => c.html(`${html}<script type="module" src="/app.js"></script>`));
    pages.get('/app.js', (c) => c.body(bundle, 200, { 'Content-Type': 'text/javascript' }));
    pages.get('/frame', (c) => {
      const { app = '/app', openerPolicy = 'unsafe-none' } = c.req.query();
      c.header('Cross-Origin-Opener-Policy', openerPolicy);
      return c.html(`${html}<iframe title="App" src="${app}"></iframe>`);
    });
    pages.get('/signed-in', (c) => c.html(`${html}<h1>Signed in</h1>`));
    const { platform, stop } = await startTemporaryPlatform({
      generation: 'current',
      extend: () => pages,
    });
    await use(platform);
    await stop();
  },
});
