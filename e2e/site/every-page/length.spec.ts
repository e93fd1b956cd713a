import { expect, test } from '../../fixtures';
import { pageNamed } from '../../registry';

/**
 * How long each page is, in pixels at two widths, and how many words its main part shows on a wide screen before
 * anything is pressed. A page may be 5% longer.
 */
const lengths = [
  { name: 'Home', at1440: 7000, words: 1150 },
  { name: 'Platform', at1440: 5600, words: 1150 },
  { name: 'AITeam', at1440: 4200, at390: 6000, words: 800 },
  { name: 'ISO', at1440: 4800, at390: 6800, words: 760 },
  { name: 'Story', at1440: 2600, words: 300 },
];

for (const { name, at1440, at390, words } of lengths) {
  test(`${name} is no longer than it has to be`, async ({ page }) => {
    const heights = [
      [1440, at1440] as const,
      ...(at390 === undefined ? [] : [[390, at390] as const]),
    ];
    for (const [width, height] of heights) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(pageNamed(name).href);
      await page.evaluate(() => document.fonts.ready);
      const tall = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(tall, `pixels at ${width}`).toBeLessThanOrEqual(height * 1.05);
      if (width === 390) continue;
      const shown = await page.getByRole('main').innerText();
      const count = shown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      expect(count, 'words').toBeLessThanOrEqual(words * 1.05);
    }
  });
}
