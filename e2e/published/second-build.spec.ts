import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import { createClient } from '@/lib/platform';
import { admin, signInByForm } from '../fixtures';
import { footerLink } from '../locators';
import { site as published } from '../registry';
import { copySite, readExport } from '../writing/site-copy';
import {
  applyEdits,
  draftPage,
  draftWords,
  newName,
  news,
  oldAddress,
  picture,
  services,
  standard,
  writtenPage,
} from './edits';
import { origins, serveOnThreeOrigins, settings } from './three-origins';

const folder = resolve('test-results/published site #2');

// A build takes long while other tests run.
test.setTimeout(600_000);

test('a copy with edits, built for three origins, is published as the guides say', async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const copy = copySite(folder);
  applyEdits(copy);
  const { code, output } = await copy.build(settings);
  expect(code, output).toBe(0);

  const out = join(folder, 'out');
  const { files, read } = readExport(out);
  const texts = files().filter((file) => /\.(html|js|json|txt|xml|webmanifest)$/.test(file));
  const filesWith = (words: string) => texts.filter((file) => read(file).includes(words));

  await test.step('what was written, renamed, and drafted', () => {
    expect(read(`${writtenPage}.html`)).not.toContain('Content coming soon');
    expect(read(`${draftPage}.html`)).toContain('Content coming soon');
    expect(read('sitemap.xml')).toContain(`/${writtenPage}</loc>`);
    expect(read('sitemap.xml')).not.toContain(`/${draftPage}<`);
    expect(filesWith(draftWords)).toEqual([]);
    expect(filesWith(published.name)).toEqual([]);
    expect(read('index.html')).toContain(` | ${newName}</title>`);
    expect(filesWith('127.0.0.1:4173')).toEqual([]);
    expect(filesWith('"/media/home.mp4')).toEqual([]);
  });

  const { browser, platform, close } = await serveOnThreeOrigins(out);
  const page = await browser.newPage({ baseURL: origins.site });
  const main = page.getByRole('main');

  await test.step('an old address, a picture, and a link to another site', async () => {
    await page.goto(`${oldAddress}?utm_source=mail#story`);
    await expect(page).toHaveURL(`${origins.site}/About?utm_source=mail#story`);
    await page.goto(`/${writtenPage}`);
    const image = main.getByRole('img', { name: picture });
    await image.scrollIntoViewIfNeeded();
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
    const link = main.getByRole('link', { name: 'the standard (another site)' });
    await expect(link).toHaveAttribute('href', standard);
  });

  await test.step('a page for signed-in people, requested from three origins only', async () => {
    const { Task } = createClient({
      serverUrl: platform.url,
      appId: platform.appId,
      token: platform.tokenFor(admin),
    }).entities;
    await Task.create({ title: 'Drain P-201A', status: 'open' });
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(new URL(request.url()).origin));
    await page.goto('/Tasks');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL((url) => url.origin === origins.platform);
    await signInByForm(page);
    await expect(page).toHaveURL(`${origins.site}/Tasks`);
    await expect(main.getByRole('listitem').getByText('Drain P-201A')).toBeVisible();
    await page.goto('/');
    const film = page.getByRole('figure').locator('video').first();
    await expect(film).toHaveJSProperty('paused', false);
    expect([...requested].sort()).toEqual(
      [origins.media, origins.platform, origins.site, services.analytics.url].sort(),
    );
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  await test.step('an announcement that stays closed', async () => {
    const announcement = page.getByRole('complementary', { name: 'Announcement' });
    await expect(announcement).toContainText(news);
    await page.getByRole('button', { name: 'Close announcement' }).click();
    await expect(announcement).toBeHidden();
    await page.goto('/Blog');
    await expect(announcement).toBeHidden();

    const another = await browser.newPage({ baseURL: origins.site });
    for (const [day, isThere] of [
      ['2025-12-31', false],
      ['2026-01-01', true],
      ['2999-12-31', true],
      ['3000-01-01', false],
    ] as const) {
      await another.clock.setFixedTime(`${day}T12:00:00`);
      await another.goto('/');
      await expect(another.getByText(news)).toBeVisible({ visible: isThere });
    }
  });

  await test.step('posts, newest first, in their own language', async () => {
    await expect(main.getByRole('listitem').getByRole('heading')).toHaveText([
      'Un turno nuevo',
      'An older post',
    ]);
    await main.getByRole('link', { name: 'Un turno nuevo' }).click();
    await expect(page).toHaveURL(`${origins.site}/Blog/nuevo`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(main.getByText('3 de febrero de 2026')).toBeVisible();
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumb.getByRole('link')).toHaveText(['Home', 'Blog']);
    expect(read('Blog/feed.xml')).toMatch(/Un turno nuevo[\s\S]*An older post/);
    expect(read('Blog/nuevo.html')).toContain('"@type":"BlogPosting"');
    expect(read('sitemap.xml')).toContain('/Blog/nuevo</loc>');
  });

  await test.step('the form of a form service, and the page that follows', async () => {
    expect(read('Demo.html')).toContain(`action="${services.requestForm}" method="post"`);
    await page.goto('/Demo');
    await expect(page.getByLabel('Your email address')).toHaveAttribute('required', '');
    await page.goto('/RequestSent');
    await expect(main.getByRole('heading', { name: 'Request Sent' })).toBeVisible();
  });

  await test.step('a request is counted, except of visitors who ask not to be tracked', async () => {
    const demoEvents = ['pageview', 'Demo request'];
    for (const [asks, expected] of [
      [{}, demoEvents],
      [{ doNotTrack: '1' }, []],
      [{ globalPrivacyControl: true }, []],
    ] as const) {
      const visitor = await browser.newPage({ baseURL: origins.site });
      await visitor.addInitScript((wishes) => {
        for (const [name, value] of Object.entries(wishes)) {
          Object.defineProperty(navigator, name, { value });
        }
      }, asks);
      const sent: string[] = [];
      await visitor.route(`${services.analytics.url}/api/event`, (route) => {
        sent.push(route.request().postDataJSON().name);
        return route.fulfill({ status: 202 });
      });
      await visitor.route(services.requestForm, (route) => route.fulfill({ body: 'Received.' }));
      await visitor.goto('/Demo');
      await visitor.getByLabel('Your email address').fill('ana@plant.example');
      await visitor.getByRole('button', { name: 'Send Request' }).click();
      await expect(visitor.getByText('Received.')).toBeVisible();
      await expect.poll(() => sent).toEqual(expected);
    }
  });

  await test.step('an allowed parent page is told of URL changes', async () => {
    await page.goto(origins.editor);
    const messages = () => page.evaluate(() => Reflect.get(window, 'received'));
    const message = (path: string) => ({ type: 'app_changed_url', url: origins.site + path });
    await expect.poll(messages).toEqual([message('/')]);
    await footerLink(page.frameLocator('iframe[title=Site]'), 'About').click();
    await expect.poll(messages).toEqual([message('/'), message('/About')]);
  });
  await close();
});
