/**
 * `npm run verify -- https://www.example.com [--host netlify]`: requests every file in `out/` and many other paths from
 * a deployed site, opens it in a browser, and reports problems and their remedies, without those that the host is known
 * for. Run it with the settings of the build. The exit code is 1 if it finds a problem, and 2 if it couldn't start.
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { content } from '@/lib/content';
import { loadEnv } from '@/lib/load-env';
import { parseUrl } from '@/lib/parse-url';
import { readSettings } from '@/lib/settings';
import { describeHosting } from '../hosts/host-description';
import { checkPage } from './check-page';
import { report } from './finding';
import { applyDeviations, knownDeviations } from './known-deviations';
import { openDeployedSite } from './site';
import { verify } from './verify';

const usage = 'npm run verify -- https://www.example.com';

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { host: { type: 'string' } },
});
const [url = ''] = positionals;
if (!/^https?:\/\//.test(url) || parseUrl(url) === null) fail(`Pass the site’s URL: ${usage}`);
const deviations = values.host === undefined ? [] : knownDeviations[values.host];
if (deviations === undefined) {
  fail(`Unknown host. Choose from: ${Object.keys(knownDeviations).join(', ')}.`);
}
const out = join(process.cwd(), 'out');
if (!existsSync(join(out, 'index.html'))) {
  fail('No out/ to compare with. Run `npm run build` first.');
}

const { pages } = content();
loadEnv();
const description = describeHosting(readSettings(process.env), pages);
const site = openDeployedSite(new URL(url).origin, out, description);
console.log(`Comparing ${site.origin} with the ${site.files.length} files in out/…`);
const found = await verify(site);
const isReached = found.every(({ remedy }) => remedy !== 'reach');
const inBrowser = isReached ? await checkPage(site.origin) : [];
const { unexpected, used } = applyDeviations([...found, ...inBrowser], deviations);
for (const { reason } of used) console.log(`Known of ${values.host}: ${reason}`);
console.log(unexpected.length === 0 ? 'No problems found.' : `\n${report(unexpected)}`);
process.exitCode = unexpected.length === 0 ? 0 : 1;
