import { expect } from 'playwright/test';
import { operator } from '@/e2e/platform/seeded-accounts';
import { test } from './app-fixture';

/** An app whose button signs in with Google. */
const script = `
import { createClient } from './lib/platform/index';
const { auth } = createClient({ serverUrl: location.origin, appId: 'brazos' });
const button = document.body.appendChild(document.createElement('button'));
button.textContent = 'Sign in with Google';
button.onclick = () => auth.loginWithProvider('google', '/signed-in?part=6');
`;

test.use({ script });

test('a framed app gets the token from the popup that it opened', async ({ page, platform }) => {
  await page.goto(`${platform.url}/frame`);
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
  const me = await fetch(`${platform.url}/api/apps/brazos/entities/User/me`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(await me.json()).toMatchObject({ email: operator });
});

test('an app that isn’t framed is left for the provider’s page and returned to', async ({
  page,
  platform,
}) => {
  await page.goto(`${platform.url}/app`);
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: 'Continue as Otto Operator' }).click();
  await expect(page.getByRole('heading', { name: 'Signed in' })).toBeVisible();
  await expect(page).toHaveURL(/\/signed-in\?part=6&access_token=/);
});
