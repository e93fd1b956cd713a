import type { Locator, Page } from 'playwright/test';
import { content } from '@/lib/content';
import { expect, mainText, openPage, test } from '../fixtures';

const { pillars } = content().capabilities;

type Pillar = (typeof pillars)[number];

/** The text of a pillar that's folded, or shown with it. */
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

/** Opens or closes what a pillar has. Playwright has no role for it. */
function foldOf(page: Page, { title, opens }: Pillar): Locator {
  return page.getByRole('main').getByText(`Details of “${title}”: ${opens}`);
}

test('what a pillar has and who works on it opens with a press', async ({ page }) => {
  await openPage(page, '/Capabilities');
  for (const pillar of pillars) {
    await expect(sectionOf(page, pillar).getByText(pillar.description)).toBeVisible();
    await expect(featureOf(page, pillar)).toBeHidden();
    await foldOf(page, pillar).click();
    await expect(featureOf(page, pillar)).toBeVisible();
  }
  const allText = await mainText(page);
  for (const detail of pillars.flatMap(detailsOf)) expect(allText).toContain(detail);
});
