/**
 * `npm run verify -- https://www.example.com`: requests every file in `out/` and many other paths from a deployed site,
 * and reports problems and how to fix them. Run it with the settings of the build. The exit code is 1 if it finds a
 * problem, and 2 if it couldn't start.
 */
import { existsSync } from 'node:fs';
import { content } from '@/lib/content';
import { loadEnv } from '@/lib/load-env';
import { parseUrl } from '@/lib/parse-url';
import { readSettings } from '@/lib/settings';
import { openSite } from './site';
import { report, verify } from './verify';

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

const address = process.argv[2] ?? '';
const url = /^https?:\/\//.test(address) ? parseUrl(address) : null;
if (url === null) fail('Pass the site’s URL: npm run verify -- https://www.example.com');
if (!existsSync('out/index.html')) fail('No out/ to compare with. Run `npm run build` first.');

const { pages, site: services } = content();
loadEnv();
const site = openSite(url.origin, {
  out: 'out',
  settings: readSettings(process.env),
  pages,
  services,
});
console.log(`Comparing ${site.origin} with the ${site.files.length} files in out/…`);
const found = await verify(site);
console.log(found.length === 0 ? 'No problems found.' : `\n${report(found)}`);
process.exitCode = found.length === 0 ? 0 : 1;
