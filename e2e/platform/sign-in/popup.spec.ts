import { expect } from 'playwright/test';
import { operator } from '@/e2e/platform/seeded-accounts';
import { test } from './app-fixture';

/** An app with a client, whose button signs in with Google. */
const appWith = (client: string) => `
import { createClient } from '${client}';
const { origin } = location;
const { auth } = createClient({
  serverUrl: origin, appBaseUrl: origin, appId: 'brazos', analytics: { enabled: false },
});
const button = document.body.appendChild(document.createElement('button'));
button.textContent = 'Sign in with Google';
button.onclick = () => auth.loginWithProvider('google', '/signed-in?part=6');
`;

const clients = [
  { name: 'the vendor’s client', client: 'base44-sdk-current' },
  { name: 'our client', client: './lib/platform/index' },
];

for (const { name, client } of clients) {
  test.describe(`with ${name}`, () => {
    test.use({ script: appWith(client) });

    test('a framed app gets the token from the popup that it opened', async ({ page, current }) => {
      await page.goto(`${current.url}/frame`);
      const app = page.frameLocator('iframe');
      const opened = page.waitForEvent('popup');
      await app.getByRole('button', { name: 'Sign in with Google' }).click();
      const popup = await opened;
      const closed = popup.waitForEvent('close');
      await popup.getByRole('button', { name: 'Continue as Otto Operator' }).click();
      await closed;
      await expect(app.getByRole('heading', { name: 'Signed in' })).toBeVisible();
      const url = new URL(page.frames()[1]?.url() ?? '');
      expect(url.searchParams.get('part')).toBe('6');
      expect(url.searchParams.get('is_new_user')).toBe('false');
      const token = url.searchParams.get('access_token') ?? '';
      const me = await fetch(`${current.url}/api/apps/brazos/entities/User/me`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(await me.json()).toMatchObject({ email: operator });
    });

    test('an app that isn’t framed is left for the provider’s page and returned to', async ({
      page,
      current,
    }) => {
      await page.goto(`${current.url}/app`);
      await page.getByRole('button', { name: 'Sign in with Google' }).click();
      await page.getByLabel('Email').fill('nora@plant.example');
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Signed in' })).toBeVisible();
      await expect(page).toHaveURL(/\/signed-in\?part=6&access_token=/);
    });
  });
}

test('a popup posts the token to its own site only, and never to the page that opened it from elsewhere', async ({
  page,
  current,
}) => {
  // Another site opens the popup and claims to be the app.
  await page.route('http://evil.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Evil</title>' }),
  );
  for (const popupOrigin of ['http://evil.example', current.url]) {
    await page.goto('http://evil.example/');
    const opened = page.waitForEvent('popup');
    const query = new URLSearchParams({
      from_url: `${current.url}/signed-in`,
      popup_origin: popupOrigin,
    });
    await page.evaluate((url) => {
      const received: unknown[] = [];
      addEventListener('message', ({ data }) => received.push(data));
      Object.assign(window, { received });
      window.open(url);
    }, `${current.url}/api/apps/auth/login?${query}`);
    const popup = await opened;
    await popup.getByRole('button', { name: 'Continue as Otto Operator' }).click();
    await expect(popup.getByRole('heading', { name: 'Signed in' })).toBeVisible();
    // It arrives after whatever the popup has posted.
    await popup.evaluate(() => window.opener.postMessage('the last one', '*'));
    await expect.poll(() => page.evaluate('received')).toEqual(['the last one']);
    const path =
      popupOrigin === current.url ? /\/api\/apps\/auth\/login$/ : /\/signed-in\?access_token=/;
    await expect(popup).toHaveURL(path);
  }
});
