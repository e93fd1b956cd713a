import { expect, openPage, test } from '../fixtures';
import { trackLayoutShift } from '../layout-shift';

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
    for (const address of ['/', '/Capabilities']) {
      await openPage(page, address);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await shifted(), address).toBeLessThan(0.02);
    }
  });
}
