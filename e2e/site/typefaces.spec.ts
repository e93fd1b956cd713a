import { expect, openPage, test } from '../fixtures';
import { trackLayoutShift } from '../layout-shift';
import { footerLink, headline } from '../locators';

for (const width of [390, 1440]) {
  test(`on a slow connection, pages of ${width} pixels hardly shift`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    // Lighthouse's slow 4G: latency in milliseconds, throughput in bytes per second.
    const [downloadThroughput, uploadThroughput] = [184_320, 184_320];
    const connection = { latency: 562, downloadThroughput, uploadThroughput };
    await session.send('Network.emulateNetworkConditions', { offline: false, ...connection });
    const shifted = await trackLayoutShift(page);
    for (const address of ['/', '/Capabilities', '/ISO', '/AITeam']) {
      await openPage(page, address);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await shifted(), address).toBeLessThan(0.02);
    }
  });
}

test('pages have their own typeface, and more of it only for letters outside the subset', async ({
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
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.map(({ familyName }) => familyName)).toEqual([expect.stringMatching(/^Archivo/)]);
  expect(files.size).toBe(2);
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.media.mediaText = 'all';
    document.querySelector('h1')?.append(' Łé');
  });
  await expect.poll(() => files.size).toBe(4);
});
