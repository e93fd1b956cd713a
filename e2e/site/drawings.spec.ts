import { content } from '@/lib/content';
import { addAxe, axeViolations } from '../axe';
import { expect, hydrate, test } from '../fixtures';

const { drawings, capabilities } = content();
const { ruleCheck, lotoPlan, evmCard, mediaBrief, xapiStream } = drawings;

test('axe finds no violations on a phone with every pillar and drawing open', async ({ page }) => {
  await addAxe(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/Capabilities');
  await hydrate(page);
  for (const summary of await page.getByRole('main').locator('summary').all()) {
    await summary.click();
  }
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('each drawing is in the pillar that it illustrates', async ({ page }) => {
  await page.goto('/Capabilities');
  const titles = new Map<string | undefined, string>([
    ['rule-check', ruleCheck.title],
    ['loto-plan', lotoPlan.title],
    ['evm-card', evmCard.title],
    ['media-brief', mediaBrief.title],
    ['xapi-statement', xapiStream.grammar.title],
  ]);
  const drawn = capabilities.pillars.filter(({ drawing }) => drawing !== undefined);
  expect(drawn.map(({ drawing }) => drawing).toSorted()).toEqual([...titles.keys()].toSorted());
  for (const { title, drawing } of drawn) {
    const region = page.getByRole('region', { name: title });
    await expect(region.getByRole('figure', { name: titles.get(drawing) ?? '' })).toBeVisible();
  }
});
