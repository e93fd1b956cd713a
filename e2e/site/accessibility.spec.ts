import type { Page } from 'playwright/test';
import { content } from '@/lib/content';
import { findingsOn } from '../axe';
import { admin, expect, guest, operator, settled, signedIn, test } from '../fixtures';
import { pages } from '../registry';

const { agents } = content();
const written = pages.filter(({ kind }) => kind !== 'placeholder').map(({ href }) => href);

const widths = [390, 1440];

async function expectNothingFound(page: Page, where: string) {
  expect(await findingsOn(page), where).toEqual([]);
}

for (const address of [...pages.map(({ href }) => href), '/NoSuchPage']) {
  test(`axe finds nothing on ${address}`, async ({ page }) => {
    await page.goto(address);
    await settled(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothingFound(page, `${width} pixels`);
    }
  });
}

for (const width of widths) {
  test.describe(`axe finds nothing at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('in the search: empty, with pages found, with none', async ({ page }) => {
      await page.goto('/');
      await settled(page);
      await page.getByRole('button', { name: 'Search' }).click();
      const dialog = page.getByRole('dialog', { name: 'Search this site' });
      await expect(dialog).toBeVisible();
      await expectNothingFound(page, 'empty');
      await dialog.getByRole('searchbox').fill('learning');
      await expect(dialog.getByRole('option').first()).toBeVisible();
      await expectNothingFound(page, 'pages found');
      await dialog.getByRole('searchbox').fill('zzzz');
      await expect(dialog.getByRole('option')).toHaveCount(0);
      await expectNothingFound(page, 'none found');
    });

    test('in the player of every page that has a film', async ({ page }) => {
      test.slow();
      let players = 0;
      for (const address of written) {
        await page.goto(address);
        await settled(page);
        const button = page.getByRole('main').getByRole('button', { name: 'Watch the video' });
        if ((await button.count()) === 0) continue;
        await button.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNothingFound(page, address);
        players += 1;
      }
      expect(players).toBeGreaterThan(0);
    });

    test('in every agent’s dialog', async ({ page }) => {
      test.slow();
      for (const { id, name } of agents) {
        await page.goto(`/AITeam#${id}`);
        await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
        await expectNothingFound(page, name);
      }
    });

    test('for somebody signed in, for an admin, and where access is restricted', async ({
      page,
      platform,
    }) => {
      await page.goto(signedIn(platform, operator));
      await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
      await expectNothingFound(page, 'signed in');
      await page.goto(signedIn(platform, admin, '/NoSuchPage'));
      await expect(page.getByText('Admin Note')).toBeVisible();
      await expectNothingFound(page, 'admin on 404');
      await page.goto(signedIn(platform, guest));
      await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
      await expectNothingFound(page, 'restricted');
    });
  });
}

for (const width of [1024, 1440]) {
  test(`axe finds nothing with each menu open at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/About');
    await settled(page);
    for (const name of ['Platform', 'Solutions', 'Resources', 'Support']) {
      const button = page.getByRole('banner').getByRole('button', { name });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expectNothingFound(page, name);
      await page.keyboard.press('Escape');
    }
  });
}

for (const width of [390, 768]) {
  test(`axe finds nothing in the small screen’s menu at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/About');
    await settled(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Site' })).toBeVisible();
    await expectNothingFound(page, 'Menu');
  });
}

for (const address of ['/', '/AITeam', '/ISO', '/PrivacyPolicy', '/FAQs', '/NoSuchPage']) {
  test(`axe finds nothing on ${address} where the system is dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(address);
    await settled(page);
    await expectNothingFound(page, address);
  });
}

test('the first press of Tab offers to skip to the words', async ({ page }) => {
  await page.goto('/About');
  await settled(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page’s words' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
