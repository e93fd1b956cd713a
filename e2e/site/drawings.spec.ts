import jsQR from 'jsqr';
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { calculateEarnedValue, content, toXapiStatements } from '@/lib/content';
import { addAxe, axeViolations } from '../axe';
import { expect, hydrate, test } from '../fixtures';
import { sectionById } from '../page-sections';
import { distinctPages } from '../registry';

const { drawings, capabilities } = content();
const { operationsBoard, permitBoard, causeTree } = drawings;
const { shiftLog, xapiStream, credential, lotoPlan, evmCard, mediaBrief } = drawings;

const pictures = [
  { path: '/', names: [operationsBoard.title, permitBoard.title, causeTree.title] },
  { path: '/Platform', names: [shiftLog.title, xapiStream.title, credential.title] },
  { path: '/Capabilities', names: [lotoPlan.title, evmCard.title, mediaBrief.title] },
];

for (const { path, names } of pictures) {
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
    for (const name of names) {
      const picture = page.getByRole('figure', { name, includeHidden: true });
      // On Capabilities, the pillar with the drawing is collapsed.
      const closed = page.getByRole('group').filter({ has: picture });
      if ((await closed.count()) > 0) await closed.locator('summary').click();
      await expect(picture).toBeVisible();
      await expect(picture).toContainText('Illustration with example data');
      expect(
        await picture.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBe(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await context.close();
  });

  test(`axe finds no violations on ${path} at 320 pixels, with every drawing shown`, async ({
    page,
  }) => {
    await addAxe(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    await hydrate(page);
    // On Capabilities, the pillars with drawings are collapsed.
    for (const summary of await page.getByRole('main').locator('summary').all()) {
      await summary.click();
    }
    expect(await axeViolations(page)).toEqual([]);
  });
}

test('on a phone, no text in a drawing is under 11 pixels, and none needs scrolling sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { href } of distinctPages) {
    await page.goto(href);
    await hydrate(page);
    expect(await smallText(page), href).toEqual([]);
  }
});

/** Text in figures and drawings that renders under 11 pixels, and figures that scroll sideways. */
function smallText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) {
      details.toggleAttribute('open', true);
    }
    const found: string[] = [];
    for (const figure of document.querySelectorAll('main figure, main figure *')) {
      const { overflowX } = getComputedStyle(figure);
      const scrolls = overflowX === 'auto' || overflowX === 'scroll';
      const isWide = figure.scrollWidth > figure.clientWidth + 1;
      if (scrolls && isWide) found.push(`scrolls: ${figure.textContent?.slice(0, 60)}`);
    }
    const drawn = document.querySelectorAll('main figure, main svg');
    const texts = [...drawn].flatMap((part) => [part, ...part.querySelectorAll('*')]);
    for (const element of new Set(texts)) {
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const text = own.map(({ textContent }) => textContent?.trim()).join('');
      if (text === '' || !element.checkVisibility() || element.closest('.sr-only')) continue;
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const size = parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < 10.95) found.push(`${size.toFixed(1)} px: ${text}`);
    }
    return found;
  });
}

const { oneRecord, scatteredRecords, delivery, nextShift } = drawings.company;

test('the line drawings have alternative text and fit at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const [path, shown] of [
    ['/About', [oneRecord]],
    ['/Story', [scatteredRecords, delivery, nextShift]],
  ] as const) {
    await page.goto(path);
    for (const { seen } of shown) {
      await expect(page.getByRole('img', { name: seen, exact: true })).toBeVisible();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test('the credential’s QR code decodes to the URL of the section that explains it', async ({
  page,
}) => {
  await page.goto('/Platform');
  await hydrate(page);
  const canonical = await page.evaluate(
    () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
  );
  const code = page
    .getByRole('figure', { name: credential.title })
    .getByRole('img', { name: 'QR' });
  const address = new URL(await decodeQrCode(code));
  await expect(code).toHaveAccessibleName(`QR code that opens ${address.href}`);
  expect(address.origin).toBe(new URL(canonical).origin);

  await page.goto('/');
  await page.goto(address.pathname + address.hash);
  const part = sectionById(page.getByRole('main'), 'Platform', address.hash.slice(1));
  await expect(part.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(part.getByText(/verification site/i)).toBeVisible();
});

test('the expanded statement is valid JSON that matches its xAPI statement', async ({ page }) => {
  await page.goto('/Platform');
  const text = await page.getByRole('figure', { name: xapiStream.title }).innerText();
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  expect(JSON.parse(json)).toEqual(toXapiStatements(xapiStream)[xapiStream.opened - 1]);
});

test('the health card shows the indexes calculated from its figures', async ({ page }) => {
  await page.goto('/Capabilities');
  const card = page.getByRole('figure', { name: evmCard.title });
  const { cpi, spi, offTargetSince } = calculateEarnedValue(evmCard);
  await expect(card).toContainText(cpi.toFixed(2));
  await expect(card).toContainText(spi.toFixed(2));
  const limit = evmCard.limits.green.toFixed(2);
  await expect(card).toContainText(`CPI below ${limit} since week ${offTargetSince}.`);
  await expect(card.getByRole('img')).toHaveAccessibleName(evmCard.chart);
});

test('each drawing is in the pillar that it illustrates', async ({ page }) => {
  await page.goto('/Capabilities');
  const titles = new Map<string | undefined, string>([
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

test('without scripts, the permit board switches between the planned and the rescheduled day', {
  tag: '@no-scripts',
}, async ({ browser, platform }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: platform.url,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/');
  const board = page.getByRole('figure', { name: permitBoard.title });
  const { views, conflict, resolved, permits } = permitBoard;
  const moved = permits.find(({ from, final }) => final.from !== from);
  const bar = board.getByText(moved?.work ?? '', { exact: true });
  const hours = (from = 0, until = 0) =>
    [from, until].map((hour) => `${String(hour).padStart(2, '0')}:00`).join('–');
  const planned = board.getByText(hours(moved?.from, moved?.until), { exact: true }).first();
  const final = board.getByText(hours(moved?.final.from, moved?.final.until), { exact: true });

  const group = board.getByRole('group', { name: views.label });
  await expect(group.getByRole('radio', { name: views.planned })).toBeChecked();
  await expect(board.getByText(conflict.heading)).toBeVisible();
  await expect(board.getByText(resolved.heading)).toBeHidden();
  await expect(planned).toBeVisible();
  await expect(final).toBeHidden();
  const before = await bar.boundingBox();

  await group.getByRole('radio', { name: views.planned }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(group.getByRole('radio', { name: views.final })).toBeChecked();
  await expect(board.getByText(conflict.heading)).toBeHidden();
  await expect(board.getByText(resolved.heading)).toBeVisible();
  await expect(planned).toBeHidden();
  await expect(final).toBeVisible();
  const after = await bar.boundingBox();
  if (before === null || after === null || moved === undefined) throw new Error('no bar');
  // With reduced motion, the bar moves at once, by as many hours as its permit.
  const hour = before.width / (moved.until - moved.from);
  expect(after.x - before.x).toBeCloseTo(hour * (moved.final.from - moved.from), 0);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);

  await group.getByText(views.planned).click();
  await expect(board.getByText(conflict.heading)).toBeVisible();
  await context.close();
});

/** Decodes the QR code in a screenshot of the element. */
async function decodeQrCode(element: Locator): Promise<string> {
  const { data, info } = await sharp(await element.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  if (found === null) throw new Error('no code can be read in the picture');
  return found.data;
}
