/**
 * `npm run hosts [-- nginx Caddy]`: checks the site in `out/` on real servers and prints a table. Exits with 1 if a
 * check fails.
 */
import { existsSync } from 'node:fs';
import { checkHost, checkTarget, hosts } from './check-host';
import { formatTable } from './table';

const site = { out: 'out', hostFolder: 'out-hosts' };
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !hosts.some((host) => host.name === name));
const problem =
  unknown !== undefined
    ? `Unknown host “${unknown}”. Choose from ${hosts.map(({ name }) => name).join(', ')}.`
    : !existsSync(`${site.hostFolder}/nginx.conf`)
      ? 'No built site. Run `npm run build` first.'
      : undefined;
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}

const results = [];
for (const kind of hosts.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const running = await kind.start(site);
  try {
    results.push({
      name: kind.name,
      results: await checkHost(kind, checkTarget(kind, running.url, site.out)),
    });
  } finally {
    await running.stop();
  }
}
console.log(formatTable(results));
const hasFailures = results.some((host) => host.results.some(({ failure }) => failure !== null));
process.exit(hasFailures ? 1 : 0);
