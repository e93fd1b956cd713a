/**
 * `npm run verify -- https://www.example.com`: asks a deployed site for everything that `out/` has and
 * everything that it has not, opens it in a browser, and says what is wrong and where to set it. It is to
 * be run with the settings of the build. Exit code 1 where it has found something.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { content } from '@/lib/content';
import { readSettings } from '@/lib/settings';
import { describeHosting } from '../hosts/host-description';
import { checkPage } from './check-page';
import { openDeployedSite, report, verify } from './index';

const usage = 'npm run verify -- https://www.example.com';

async function main(address = ''): Promise<number> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    console.error(`Pass the site’s URL: ${usage}`);
    return 2;
  }
  const out = join(process.cwd(), 'out');
  if (!existsSync(join(out, 'index.html'))) {
    console.error('No out/ to compare with. Run `npm run build` first.');
    return 2;
  }
  const pages = content().pages.map(({ name }) => name);
  const description = describeHosting(readSettings(process.env), pages);
  const site = openDeployedSite(new URL(address).origin, out, description);

  console.log(`Comparing ${site.origin} with the ${site.files.length} files in out/…`);
  const found = await verify(site);
  const reached = found.every(({ remedy }) => remedy !== 'reach');
  if (reached) found.push(...(await checkPage(site.origin)));
  console.log(found.length === 0 ? 'No problems found.' : `\n${report(found)}`);
  return found.length === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv[2]);
