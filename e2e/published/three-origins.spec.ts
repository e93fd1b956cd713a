import { content } from '@/lib/content';
import { expect, hydrate, operator, signedInUrl } from '../fixtures';
import { footerLink } from '../locators';
import { typeQuery } from '../site/search/dialog';
import { readExport } from '../writing/site-copy';
import { test } from './fixtures';
import { origins, out } from './second-build';

const { home } = content();

test('nothing in the export names the origins that a build has without settings', () => {
  const { files, read } = readExport(out);
  const texts = files().filter((file) => /\.(html|js|css|txt|json|xml|webmanifest)$/.test(file));
  expect(texts.length).toBeGreaterThan(200);
  const withDefaults = texts.filter((file) => {
    const words = read(file);
    return words.includes('127.0.0.1:4173') || /["'(=]\/media\/[\w.]+\.mp4/.test(words);
  });
  expect(withDefaults).toEqual([]);
});

test('signing in goes to the platform and comes back to the page', async ({ page }) => {
  await page.goto('/Capabilities');
  await hydrate(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL((url) => url.origin === origins.platform);
  await page.getByLabel('Email').fill(operator);
  await page.getByLabel('Password').fill('operator-pass-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${origins.site}/Capabilities`);
  await expect(page.getByRole('banner')).toContainText('Otto Operator');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(`${origins.site}/Capabilities`);
});

test('the platform and the media host are asked, and nobody else', async ({ page, platform }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await page.goto(signedInUrl(platform, operator).replace(platform.url, origins.site));
  await expect(page.getByRole('banner')).toContainText('Otto Operator');
  await expect(page.getByRole('figure').getByLabel(home.hero.film.title)).toHaveJSProperty(
    'paused',
    false,
  );
  expect([...asked].sort()).toEqual([origins.media, origins.platform, origins.site]);
});

test('the player shows the media host’s film with the site’s captions', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('button', { name: /video/ }).click();
  const player = page
    .getByRole('dialog', { name: home.hero.film.title })
    .getByLabel('Video', { exact: true });
  await expect(player).toHaveJSProperty('paused', false);
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length))
    .toBeGreaterThan(5);
  const { file } = home.hero.film;
  expect(asked).toContain(`${origins.site}/media/${file}.vtt`);
  expect(asked.filter((url) => url.includes('.cut.'))).toContain(
    `${origins.media}/media/${file}.cut.av1.mp4`,
  );
});

test('search answers', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('button', { name: 'Search' }).click();
  await typeQuery(page, 'lockout');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('the page that may frame the site hears where its reader is', async ({ page }) => {
  await page.goto(origins.editor);
  const told = () => page.evaluate(() => Reflect.get(window, 'told'));
  const atHome = [origins.site, 'app_changed_url', `${origins.site}/`];
  // Followed before the page's scripts run, the link leads on all the same, with nobody to tell of Home.
  await expect.poll(told).toEqual([atHome]);

  const site = page.frameLocator('iframe[title=Site]');
  await footerLink(site, 'About').click();
  await expect
    .poll(told)
    .toEqual([atHome, [origins.site, 'app_changed_url', `${origins.site}/About`]]);
});
