import type { CDPSession, Locator, Page } from 'playwright/test';
import { expect, holdRequests, hydrate, openPage, test } from '../fixtures';
import { trackLayoutShift } from '../layout-shift';
import { footerLink, headline } from '../locators';
import { distinctPages, placeholders } from '../registry';

/** Latency in milliseconds, throughput in bits per second: home broadband, and Lighthouse's slow 4G. */
const quick = { latency: 40, throughput: 10_000_000 };
const slow = { latency: 562, throughput: 1_474_560 };

/** Legal pages have one layout: Terms of Service stands for the others. */
const otherLegal = ['PrivacyPolicy', 'GDPRPolicy', 'SuperAdminNDA'];
const written = distinctPages.filter(
  (page) => !placeholders.includes(page) && !otherLegal.includes(page.name),
);
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

async function throttleNetwork(
  page: Page,
  { latency, throughput }: typeof quick,
): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput / 8,
    uploadThroughput: throughput / 8,
  });
  return session;
}

/** The fonts that an element's text is rendered in, as DevTools names them. */
async function renderedFonts(session: CDPSession, locator: Locator): Promise<string[]> {
  await locator.evaluate((element) => Object.assign(window, { inspected: element }));
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await session.send('DOM.getDocument', { depth: 0 });
  const { result } = await session.send('Runtime.evaluate', { expression: 'window.inspected' });
  const { nodeId } = await session.send('DOM.requestNode', { objectId: result.objectId ?? '' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** Home in every size, and each other page in one of them. */
const visits = written.flatMap(({ name, href }, at) =>
  sizes
    .filter((_, size) => name === 'Home' || size === at % sizes.length)
    .map((viewport) => ({ name, href, viewport })),
);

for (const { name, href, viewport } of visits) {
  test(`${name} at ${viewport.width} pixels uses its own typeface on a first visit, without layout shift`, async ({
    browser,
    platform,
  }) => {
    // Retry: on a busy machine, the font can be late, and the page then keeps the system font.
    await expect(async () => {
      const context = await browser.newContext({ viewport, baseURL: platform.url });
      const page = await context.newPage();
      const shifted = await trackLayoutShift(page);
      const session = await throttleNetwork(page, quick);
      await page.goto(href, { timeout: 15_000 });
      await hydrate(page);
      const fonts = await renderedFonts(session, headline(page, name));
      const shift = await shifted();
      await context.close();
      expect(shift).toBe(0);
      expect(fonts).toEqual([expect.stringMatching(/^Archivo/)]);
    }).toPass({ intervals: [0], timeout: 45_000 });
  });
}

for (const { width } of sizes) {
  test(`on a slow connection, pages of ${width} pixels hardly shift`, async ({
    browser,
    platform,
  }) => {
    const shiftOn = async ({ name, href, viewport }: (typeof visits)[number]) => {
      const context = await browser.newContext({ viewport, baseURL: platform.url });
      const page = await context.newPage();
      const shifted = await trackLayoutShift(page);
      await throttleNetwork(page, slow);
      await openPage(page, href);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      // React applies the full style sheet, and then Chromium uses the font that was late.
      expect(await shifted(), name).toBeLessThan(0.02);
      await context.close();
    };
    // All at once: they wait for the network.
    await Promise.all(visits.filter(({ viewport }) => viewport.width === width).map(shiftOn));
  });
}

test('a link to a section leads there, even if the font arrives last', async ({ page }) => {
  const release = await holdRequests(page, '**/archivo.*.woff2');
  const script = page.waitForResponse('**/_next/static/site/site-*.js');
  await page.goto('/TermsOfService#law', { waitUntil: 'domcontentloaded' });
  await script;
  release();
  await expect(page.getByRole('heading', { name: 'Governing law and disputes' })).toBeInViewport();
});

test('fonts that load too late for a page apply on the next one', async ({ page }) => {
  const session = await throttleNetwork(page, { ...quick, latency: 0 });
  const release = await holdRequests(page, '**/*.woff2');
  await page.goto('/About', { waitUntil: 'domcontentloaded' });
  await hydrate(page);
  await expect(page.locator('html')).toHaveAttribute('data-typeface', 'late');
  release();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.unroute('**/*.woff2');
  expect(await renderedFonts(session, headline(page, 'About'))).not.toContainEqual(
    expect.stringMatching(/^Archivo/),
  );
  await footerLink(page, 'AITeam').click();
  await expect(headline(page, 'AITeam')).toBeVisible();
  await expect
    .poll(() => renderedFonts(session, headline(page, 'AITeam')))
    .toContainEqual(expect.stringMatching(/^Archivo/));
});

test('a letter outside the subset loads its own font files, and only when needed', async ({
  page,
}) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) files.add(request.url());
  });
  // The first page keeps its fallback if the font is late; a page reached by a link always uses the font.
  await openPage(page, '/About');
  await footerLink(page, 'Story').click();
  await expect(headline(page, 'Story')).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(files.size).toBe(2);
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.media.mediaText = 'all';
    document.querySelector('h1')?.append(' Łé');
  });
  await expect.poll(() => files.size).toBe(4);
});
