import { build } from 'esbuild';
import { Hono } from 'hono';
import { test as base, expect } from 'playwright/test';
import type { Platform } from '@/e2e/platform/platform';
import { startTemporaryPlatform } from '@/e2e/temporary-platform';

/** An app that offers the redirect when its sign-in popup is blocked, closed, or cut off. */
const app = `
import { createClient } from './lib/platform/index';
function offer({ code }) {
  const button = document.body.appendChild(document.createElement('button'));
  button.textContent = 'Continue without a popup';
  button.title = code;
  button.onclick = () => auth.loginWithProvider('google', '/signed-in', { redirect: true });
}
const { auth } = createClient({
  serverUrl: location.origin, appId: 'brazos', options: { onError: offer },
});
const button = document.body.appendChild(document.createElement('button'));
button.textContent = 'Sign in';
button.onclick = () => {
  try { auth.loginWithProvider('google', '/signed-in'); } catch (error) { offer(error); }
};
`;

const test = base.extend<{ current: Platform }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  current: async ({}, use) => {
    const { outputFiles } = await build({
      stdin: { contents: app, resolveDir: '.' },
      bundle: true,
      format: 'esm',
      write: false,
    });
    const pages = new Hono();
    const html = '<!doctype html><html lang="en"><title>App</title><body>';
    pages.get('/app', (c) => c.html(`${html}<script type="module" src="/app.js"></script>`));
    pages.get('/app.js', (c) =>
      c.body(outputFiles[0]?.text ?? '', 200, { 'Content-Type': 'text/javascript' }),
    );
    pages.get('/signed-in', (c) => c.html(`${html}<h1>Signed in</h1>`));
    pages.get('/frame', (c) => {
      c.header('Cross-Origin-Opener-Policy', 'same-origin');
      return c.html(`${html}<iframe title="App" src="${c.req.query('app')}"></iframe>`);
    });
    const { platform, stop } = await startTemporaryPlatform({
      generation: 'current',
      extend: () => pages,
    });
    await use(platform);
    await stop();
  },
});

/** Chromium's popup is open in both, and can't send the token to either. */
const frames = [
  { host: '127.0.0.1', framing: 'the app’s own origin', code: 'popup_lost' },
  { host: 'localhost', framing: 'another origin', code: 'popup_blocked' },
];

for (const { host, framing, code } of frames) {
  test(`an app framed by a page of ${framing} with a strict opener policy offers to leave it`, async ({
    page,
    current,
  }) => {
    const { port } = new URL(current.url);
    const query = new URLSearchParams({ app: `${current.url}/app` });
    await page.goto(`http://${host}:${port}/frame?${query}`);
    const framed = page.frameLocator('iframe');
    await framed.getByRole('button', { name: 'Sign in' }).click();
    const offer = framed.getByRole('button', { name: 'Continue without a popup' });
    await expect(offer).toHaveAttribute('title', code);
    await offer.click();
    await page.getByRole('button', { name: 'Continue as Otto Operator' }).click();
    await expect(page.getByRole('heading', { name: 'Signed in' })).toBeVisible();
    await expect(page).toHaveURL(/\/signed-in\?access_token=/);
  });
}
