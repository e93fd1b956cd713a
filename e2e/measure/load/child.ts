/**
 * The load test's platform, in its own process so its memory can be measured separately. Sends its URL, then replies to
 * each message. Run with --expose-gc and the path of the database as the argument.
 */
import { startPlatform } from '../../platform/platform';

import { operator } from '../../platform/seeded-accounts';
import type { Memory, PlatformRequest, Started } from './platform-process';

const [database = ''] = process.argv.slice(2);
const platform = await startPlatform({ port: 0, database });

function send(message: Started | Memory): void {
  process.send?.(message);
}

function memory(): Memory {
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, used: heapUsed + external, connections: platform.connections() };
}

process.on('message', async (request: PlatformRequest) => {
  if (request === 'memory') return send(memory());
  if (request === 'collected memory') {
    globalThis.gc?.();
    return send(memory());
  }
  await platform.stop();
  process.disconnect();
});
// The parent process is gone.
process.on('disconnect', () => process.exit());

send({ url: platform.url, token: platform.tokenFor(operator) });
