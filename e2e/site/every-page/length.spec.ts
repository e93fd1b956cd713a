import { expect, test } from '../../fixtures';
import { pageNamed } from '../../registry';

/**
 * How long each page is, in pixels at each width, and how many words its main part shows on a wide screen before
 * anything is pressed. A page may be 5% longer.
 */
const lengths = [
  { name: 'Home', heights: { 1440: 7000, 390: 9300 }, words: 1150 },
  { name: 'Platform', heights: { 1440: 5600, 390: 7800 }, words: 1150 },
  { name: 'AITeam', heights: { 1440: 4200, 390: 6000 }, words: 800 },
  { name: 'Capabilities', heights: { 1440: 7500, 390: 8500 }, words: 1500 },
  { name: 'ISO', heights: { 1440: 4800, 390: 6800 }, words: 760 },
  { name: 'Story', heights: { 1440: 2600, 390: 3300 }, words: 300 },
  { name: 'About', heights: { 1440: 2300, 390: 3000 }, words: 240 },
  { name: 'Demo', heights: { 1440: 1500, 390: 1900 }, words: 3 },
];

for (const { name, heights, words } of lengths) {
  test(`${name} is no longer than it has to be`, async ({ page }) => {
    for (const [width, height] of Object.entries(heights)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await page.goto(pageNamed(name).href);
      await page.evaluate(() => document.fonts.ready);
      const tall = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(tall, `pixels at ${width}`).toBeLessThanOrEqual(height * 1.05);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const shown = await page.getByRole('main').innerText();
    const count = shown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    expect(count, 'words').toBeLessThanOrEqual(words * 1.05);
  });
}
