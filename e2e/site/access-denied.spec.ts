import type { Page } from 'playwright/test';
import {
  expect,
  guest,
  mainText,
  openPage,
  operator,
  reactScriptsGlob,
  signedInUrl,
  signInByForm,
  test,
} from '../fixtures';
import { headline } from '../locators';

test('an unregistered user sees Access Restricted on each page, also without React’s files, and can sign out', async ({
  page,
  consoleErrors,
}) => {
  await openPage(page, '/About');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await signInByForm(page, guest);
  await expectRestricted(page);
  await page.route(reactScriptsGlob, (route) => route.abort());
  await page.goto('/ISO');
  await expectRestricted(page);
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(headline(page, 'ISO')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeHidden();
  // A script that can't be loaded.
  consoleErrors.splice(0);
});

async function expectRestricted(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Restricted');
  await expect(page.getByRole('main')).toHaveCount(1);
  const text = await mainText(page);
  expect(text).toContain(
    'You are not registered to use this application. Please contact the app administrator to request access.',
  );
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    /logged in with the correct account/,
    /app administrator/,
    /logging out and back in/,
  ]);
}

test('a private app redirects a visitor to sign-in and back', async ({ page, platform }) => {
  platform.access.set({ mode: 'private' });
  await page.goto('/ISO');
  await expect(page).toHaveURL(/\/login\?/);
  await signInByForm(page);
  await expect(page).toHaveURL(`${platform.url}/ISO`);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('shows a notice instead of a login loop when the token is rejected again', async ({
  page,
  platform,
}) => {
  platform.faults.set([
    { route: 'GET /apps/brazos/entities/User/me', kind: 'status', status: 401 },
  ]);
  await openPage(page, signedInUrl(platform, operator, '/About'));
  await expect(page).toHaveURL(`${platform.url}/About`);
  await expect(headline(page, 'About')).toBeVisible();
  const notice = page.getByRole('region', { name: 'Notifications' });
  await expect(notice).toContainText('sign in');
  platform.faults.clear();
  await notice.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login\?/);
});
