import { expect, openPage, operator, signedInUrl, signInByForm } from '../fixtures';
import { footerLink } from '../locators';
import { readExport } from '../writing/site-copy';
import { test } from './fixtures';
import { filmOfCopy, origins, out } from './second-build';

test('the export contains none of the default origins', () => {
  const { files, read } = readExport(out);
  const texts = files().filter((file) => /\.(html|js|css|txt|json|xml|webmanifest)$/.test(file));
  expect(texts.length).toBeGreaterThan(50);
  const withDefaults = texts.filter((file) => {
    const text = read(file);
    return text.includes('127.0.0.1:4173') || /["'(=]\/media\/[\w.]+\.mp4/.test(text);
  });
  expect(withDefaults).toEqual([]);
});

test('signing in goes to the platform and returns to the page', async ({ page }) => {
  await openPage(page, '/Capabilities');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL((url) => url.origin === origins.platform);
  await signInByForm(page);
  await expect(page).toHaveURL(`${origins.site}/Capabilities`);
  await expect(page.getByRole('banner')).toContainText('Otto Operator');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(`${origins.site}/Capabilities`);
});

test('sends requests only to the site, the platform, and the media host', async ({
  page,
  platform,
}) => {
  const requestedOrigins = new Set<string>();
  page.on('request', (request) => requestedOrigins.add(new URL(request.url()).origin));
  await page.goto(signedInUrl(platform, operator).replace(platform.url, origins.site));
  await expect(page.getByRole('banner')).toContainText('Otto Operator');
  await expect(page.getByRole('figure').getByLabel(filmOfCopy().title)).toHaveJSProperty(
    'paused',
    false,
  );
  expect([...requestedOrigins].sort()).toEqual([origins.media, origins.platform, origins.site]);
});

test('an allowed parent page is notified of URL changes', async ({ page }) => {
  await page.goto(origins.editor);
  const messages = () => page.evaluate(() => Reflect.get(window, 'messages'));
  const homeMessage = [origins.site, 'app_changed_url', `${origins.site}/`];
  // Wait for Home's message: a link followed before the scripts run works, but Home is never reported.
  await expect.poll(messages).toEqual([homeMessage]);

  const site = page.frameLocator('iframe[title=Site]');
  await footerLink(site, 'About').click();
  await expect
    .poll(messages)
    .toEqual([homeMessage, [origins.site, 'app_changed_url', `${origins.site}/About`]]);
});
