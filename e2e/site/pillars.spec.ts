import type { Locator, Page } from 'playwright/test';
import { content } from '@/lib/content';
import { expect, mainText, openPage, test } from '../fixtures';

const { pillars } = content().capabilities;

type Pillar = (typeof pillars)[number];

/** The text of a pillar that's collapsed on phones. */
function detailsOf({ features, evaluation, hubs, agents }: Pillar): string[] {
  const rows = (evaluation?.rows ?? []).flatMap(({ name, text }) => [name, text]);
  const items = hubs.flatMap(({ name, items: covered }) => [name, ...covered]);
  return [...features, ...rows, ...items, ...agents.names];
}

function sectionOf(page: Page, pillar: Pillar): Locator {
  const name = `${pillars.indexOf(pillar) + 1}. ${pillar.title}`;
  return page.getByRole('main').getByRole('region', { name, exact: true });
}

function featureOf(page: Page, pillar: Pillar): Locator {
  return sectionOf(page, pillar).getByText(pillar.features[0] ?? '');
}

/** The summary that opens and closes a pillar. Playwright has no role for it. */
function summaryOf(page: Page, pillar: Pillar): Locator {
  return sectionOf(page, pillar).locator('summary').first();
}

/** Expects that the whole text of every pillar is visible. */
async function expectAllShown(page: Page) {
  const allText = await mainText(page);
  for (const pillar of pillars) {
    await expect(featureOf(page, pillar)).toBeVisible();
    for (const detail of detailsOf(pillar)) expect(allText, pillar.title).toContain(detail);
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('pillars are closed, and the page is at most 9,400 pixels tall', async ({ page }) => {
    await openPage(page, '/Capabilities');
    for (const pillar of pillars) {
      await expect(sectionOf(page, pillar).getByText(pillar.description)).toBeVisible();
      await expect(featureOf(page, pillar)).toBeHidden();
    }
    // A drawing per pillar is in view, the film’s tall cut, and the title block: 9,294.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(9400);
  });
});

test('on a tablet, every pillar is open and can’t be collapsed', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/Capabilities');
  await expectAllShown(page);
  for (const pillar of pillars) await expect(summaryOf(page, pillar)).toBeHidden();
});
