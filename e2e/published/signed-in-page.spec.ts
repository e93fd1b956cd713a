import { createClient } from '@/lib/platform';
import { admin, expect, operator, signedInUrl } from '../fixtures';
import { test } from './fixtures';
import { origins } from './second-build';

test('a page for signed-in people has its text for everyone, and its data for them', async ({
  page,
  platform,
}) => {
  const { Task } = createClient({
    serverUrl: platform.url,
    appId: platform.appId,
    token: platform.tokenFor(admin),
  }).entities;
  await Task.create({ title: 'Drain P-201A', status: 'open' });
  await page.goto('/Tasks');
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Sign in to see them.');
  await expect(page.getByText('Drain P-201A')).toBeHidden();

  await page.goto(signedInUrl(platform, operator, '/Tasks').replace(platform.url, origins.site));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: /^Open tasks for / })).toBeVisible();
  await expect(main.getByRole('listitem').getByText('Drain P-201A')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(main.getByText('Drain P-201A')).toBeHidden();
  await expect(main).toContainText('Sign in to see them.');
});
