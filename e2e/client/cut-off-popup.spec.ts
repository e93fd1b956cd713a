import { expect } from 'playwright/test';
import { test } from './app-fixture';

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

test.use({ script: app });

/** Chromium's popup is open in both, and can't send the token to either. */
const frames = [
  { host: '127.0.0.1', framing: 'the app’s own origin', code: 'popup_lost' },
  { host: 'localhost', framing: 'another origin', code: 'popup_blocked' },
];

for (const { host, framing, code } of frames) {
  test(`an app framed by a page of ${framing} with a strict opener policy offers to leave it`, async ({
    page,
    platform,
  }) => {
    const { port } = new URL(platform.url);
    const query = new URLSearchParams({
      app: `${platform.url}/app`,
      openerPolicy: 'same-origin',
    });
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
