import { content } from '@/lib/content';
import { addAxe, axeViolations } from '../axe';
import { pagesWithDrawings } from '../drawings';
import { expect, hydrate, test } from '../fixtures';

const { drawings, capabilities } = content();
const { permitBoard, lotoPlan, evmCard, mediaBrief } = drawings;

const withPictures = pagesWithDrawings.filter(({ pictures }) => pictures.length > 0);

for (const { href: path, pictures } of withPictures) {
  test(`the drawings on ${path} are readable without scripts at 320 pixels`, {
    tag: '@no-scripts',
  }, async ({ browser, platform }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: platform.url,
      viewport: { width: 320, height: 800 },
    });
    const page = await context.newPage();
    await page.goto(path);
    for (const name of pictures) {
      const picture = page.getByRole('figure', { name, includeHidden: true });
      // On Capabilities, the pillar with the drawing is collapsed.
      const closed = page.getByRole('group').filter({ has: picture });
      if ((await closed.count()) > 0) await closed.locator('summary').first().click();
      await expect(picture).toBeVisible();
      await expect(picture).toContainText('Illustration with example data');
      expect(
        await picture.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBe(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await context.close();
  });
}

test('axe finds no violations on a phone with every pillar and drawing open', async ({ page }) => {
  await addAxe(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/Capabilities');
  await hydrate(page);
  for (const summary of await page.getByRole('main').locator('summary').all()) {
    await summary.click();
  }
  expect(await axeViolations(page)).toEqual([]);
});

test('the line drawings have alternative text and fit at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const withLineDrawings = pagesWithDrawings.filter(({ lineDrawings }) => lineDrawings.length > 0);
  expect(withLineDrawings.length).toBeGreaterThan(1);
  for (const { href, lineDrawings } of withLineDrawings) {
    await page.goto(href);
    for (const text of lineDrawings) {
      await expect(page.getByRole('img', { name: text, exact: true }).first()).toBeVisible();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test('each drawing is in the pillar that it illustrates', async ({ page }) => {
  await page.goto('/Capabilities');
  const titles = new Map<string | undefined, string>([
    ['permit-board', permitBoard.title],
    ['loto-plan', lotoPlan.title],
    ['evm-card', evmCard.title],
    ['media-brief', mediaBrief.title],
  ]);
  const drawn = capabilities.pillars.filter(({ drawing }) => drawing !== undefined);
  expect(drawn.map(({ drawing }) => drawing).toSorted()).toEqual([...titles.keys()].toSorted());
  for (const { title, drawing } of drawn) {
    const region = page.getByRole('region', { name: title });
    await expect(region.getByRole('figure', { name: titles.get(drawing) ?? '' })).toBeVisible();
  }
});
