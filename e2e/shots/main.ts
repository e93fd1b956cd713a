/**
 * `npm run shots -- [/Page …] [--as EMAIL] [--print] [--without-scripts]`: takes screenshots of the export in out/ for
 * people to review, at each width: of these addresses or, without one, of every written page and one placeholder. They
 * go to test-results/shots, which git ignores.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { distinctPages } from '../registry';
import { launchBrowser, takeScreenshot, viewports } from '../take-screenshot';
import { startTemporaryPlatform } from '../temporary-platform';

const folder = join('test-results', 'shots');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    as: { type: 'string' },
    print: { type: 'boolean' },
    'without-scripts': { type: 'boolean' },
  },
});
const addresses = positionals.length > 0 ? positionals : distinctPages.map(({ href }) => href);

mkdirSync(folder, { recursive: true });
const { platform, stop } = await startTemporaryPlatform({ out: 'out' });
const browser = await launchBrowser();
for (const address of addresses) {
  const url = new URL(address, platform.url);
  const name = url.pathname === '/' ? 'Home' : url.pathname.slice(1).replaceAll('/', '-');
  if (values.as !== undefined) {
    url.searchParams.set('access_token', platform.tokenFor(values.as));
  }
  for (const viewport of viewports) {
    const context = await browser.newContext({
      viewport,
      // Films stay on their posters, so screenshots are reproducible.
      reducedMotion: 'reduce',
      javaScriptEnabled: !values['without-scripts'],
    });
    const page = await context.newPage();
    await page.goto(url.href);
    const path = join(folder, `${name}-${viewport.width}`);
    if (values.print) await page.pdf({ path: `${path}.pdf`, format: 'A4' });
    else await takeScreenshot(page, { path: `${path}.png`, fullPage: url.hash === '' });
    console.log(path);
    await context.close();
  }
}
await browser.close();
await stop();
