import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, guest, settled, signedIn, test } from '../fixtures';
import { pages } from '../registry';

async function findingsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}

const some = pages.filter(({ kind, name }) => kind !== 'placeholder' || name === 'ShiftLog');

for (const width of [390, 1440]) {
  test(`axe finds nothing on the pages at ${width} pixels`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const href of [...some.map(({ href }) => href), '/Nope']) {
      await page.goto(href);
      await settled(page);
      expect(await findingsOn(page), href).toEqual([]);
    }
  });
}

test('axe finds nothing with a menu, the search, the player open', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page.getByRole('button', { name: 'Solutions' }).click();
  await expect(page.getByRole('link', { name: 'Risk Register' })).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('learning');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Watch the video' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);
});

test('axe finds nothing in the small screen’s menu and on Access Restricted', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await settled(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);
  await page.goto(signedIn(platform, guest));
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);
});

test('the first press of Tab offers to skip to the words', async ({ page }) => {
  await page.goto('/About');
  await settled(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page’s words' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
