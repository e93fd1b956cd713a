/**
 * `npm run load [-- --sockets 200 --rate 500 --seconds 30]`: load-tests the local platform. Prints statistics on
 * requests, events, and the platform's memory; fails on errors, lost events, or memory that isn't released.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { problemsOf, report } from './report';
import { runLoad } from './run-load';

const warmUpSeconds = 5;

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '200' },
    rate: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '30' },
  },
});
const [sockets = 0, requestsPerSecond = 0, seconds = 0] = [
  values.sockets,
  values.rate,
  values.seconds,
].map(Number);
if (!(sockets >= 1 && requestsPerSecond >= 1 && seconds >= 1)) {
  console.error('--sockets, --rate, and --seconds must be whole numbers, 1 or more.');
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'load-'));
try {
  const database = join(folder, 'platform.db');
  const result = await runLoad({ database, sockets, requestsPerSecond, seconds, warmUpSeconds });
  console.log(`${sockets} sockets, ${requestsPerSecond} requests per second for ${seconds} s\n`);
  console.log(report(result));
  const problems = problemsOf(result);
  for (const problem of problems) console.error(`\nProblem: ${problem}.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
