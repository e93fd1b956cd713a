/**
 * `npm run verify -- https://www.example.com`: requests every file in `out/` and some missing ones from a deployed site,
 * opens it in a browser, and reports problems and their remedies. Run it with the settings of the build. The exit code is
 * 1 if it finds a problem, and 2 if it couldn't start.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { content } from '@/lib/content';
import { readSettings } from '@/lib/settings';
import { describeHosting } from '../hosts/host-description';
import { checkPage } from './check-page';
import { openDeployedSite } from './deployed-site';
import { report } from './finding';
import { verify } from './verify';

const usage = 'npm run verify -- https://www.example.com';

async function main(url = ''): Promise<number> {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
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
  const site = openDeployedSite(new URL(url).origin, out, description);

  console.log(`Comparing ${site.origin} with the ${site.files.length} files in out/…`);
  const findings = await verify(site);
  const reached = findings.every(({ remedy }) => remedy !== 'reach');
  if (reached) findings.push(...(await checkPage(site.origin)));
  console.log(findings.length === 0 ? 'No problems found.' : `\n${report(findings)}`);
  return findings.length === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv[2]);
