import { distinctPages, headlineOf } from '../registry';
import { expect, test } from './fixtures';

const addresses = [
  ...distinctPages.map(({ name, href }) => ({ href, headline: headlineOf(name) })),
  { href: '/NoSuchPage', headline: 'Page Not Found' },
];

for (const width of [390, 1440]) {
  for (const { href, headline } of addresses) {
    test(`${href} doesn’t overflow at ${width} pixels`, async ({ webkit, platform }) => {
      await webkit.resize(width);
      await webkit.open(platform.url + href);
      await webkit.find('heading', headline);
      expect(await webkit.run('return document.documentElement.scrollWidth')).toBe(width);
    });
  }
}
