/**
 * `npm run load:hosts [-- --seconds 30 --connections 64]`: measures the requests and bytes of a page view, then how
 * many such requests per second nginx serves with the build's configuration. Exits with 1 if a response is an error.
 */
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { chromium } from 'playwright';
import { browserLaunchOptions } from '@/lib/browser';
import { nginx } from '../hosts/servers/nginx';
import { measurePageView, type PageView } from './page-view';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '64' },
  },
});
const [duration, connections] = [Number(values.seconds), Number(values.connections)];
const problem = !(duration >= 1 && connections >= 1)
  ? '--seconds and --connections must be whole numbers, 1 or more.'
  : !existsSync('out-hosts/nginx.conf')
    ? 'No built site. Run `npm run build` first.'
    : undefined;
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}

const paths = ['/', '/AITeam', '/Capabilities', '/TermsOfService', '/ShiftLog'];

function formatViews(views: readonly PageView[]): string {
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en-US')} KB`;
  return views
    .map(({ path, requests, bytes }) =>
      [
        path.padEnd(16),
        `${requests.length} requests`.padStart(12),
        kilobytes(bytes).padStart(9),
        // A million views of n bytes are n MB, or n / 1000 GB.
        `a million views: ${Math.round(bytes / 1000).toLocaleString('en-US')} GB`,
      ].join('  '),
    )
    .join('\n');
}

const server = await nginx.start({ out: 'out', hostFolder: 'out-hosts' });
let failed = 0;
try {
  const browser = await chromium.launch(browserLaunchOptions());
  const views: PageView[] = [];
  for (const path of paths) views.push(await measurePageView(browser, server.url, path));
  await browser.close();
  console.log(`One page view with an empty cache, on ${nginx.name}:\n${formatViews(views)}\n`);

  const result = await autocannon({
    url: server.url,
    connections,
    duration,
    requests: views
      .flatMap(({ requests }) => requests)
      // Films would measure bandwidth, not the server.
      .filter((path) => !path.endsWith('.mp4'))
      .map((path) => ({ path, headers: { 'accept-encoding': 'br, gzip' } })),
  });
  failed = result.errors + result.timeouts + result.non2xx;
  console.log(
    `${Math.round(result.requests.average).toLocaleString('en-US')} requests per second over ` +
      `${result.duration} s (${connections} connections, ${cpus().length} CPUs, shared with the load generator): ` +
      `${result.requests.total.toLocaleString('en-US')} responses, ${failed} errors, ` +
      `${Math.round(result.throughput.average / 1e6)} MB per second, ` +
      `99% within ${result.latency.p99} ms.`,
  );
} finally {
  await server.stop();
}
process.exit(failed === 0 ? 0 : 1);
