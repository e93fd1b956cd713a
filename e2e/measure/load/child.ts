/**
 * The platform of the load test, in a process of its own so that its memory is its own: says where it is, then
 * answers each message. To be run with --expose-gc, and the database's file as its argument.
 */
import { startPlatform } from '../../platform/platform';
import type { Memory, PlatformRequest, Started } from './messages';

const [database = ''] = process.argv.slice(2);
const platform = await startPlatform({ port: 0, database });

function say(message: Started | Memory): void {
  process.send?.(message);
}

function memory(): Memory {
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, used: heapUsed + external, connections: platform.connections() };
}

process.on('message', async (asked: PlatformRequest) => {
  if (asked === 'memory') return say(memory());
  if (asked === 'collected memory') {
    globalThis.gc?.();
    return say(memory());
  }
  await platform.stop();
  process.disconnect();
});
// Nobody is left to ask.
process.on('disconnect', () => process.exit());

say({ url: platform.url, token: platform.tokenFor('operator@plant.example') });
