import { setTimeout } from 'node:timers/promises';
import { type Listeners, openListeners } from './listeners';
import type { Memory } from './messages';
import { startPlatformProcess } from './platform-process';
import { makeRecords, type RequestStats, sendRequests } from './requests';

export interface LoadSettings {
  /** Where the platform's database is made. */
  database: string;
  sockets: number;
  requestsPerSecond: number;
  seconds: number;
  /** Before memory is looked at: what is loaded or compiled late does not count. */
  warmUpSeconds: number;
}

export interface LoadResult {
  requests: RequestStats;
  events: Awaited<ReturnType<Listeners['waitForEvents']>>;
  socketErrors: readonly string[];
  /** Before and after without any socket; `most` is what was seen while it ran. */
  memory: { before: Memory; listening: Memory; most: Memory; after: Memory };
}

const pollIntervalMs = 500;
const timeoutMs = 20_000;

/** Loads a platform in a process of its own and counts what comes of it. */
export async function runLoad(settings: LoadSettings): Promise<LoadResult> {
  const platform = await startPlatformProcess(settings.database);
  try {
    const ids = await makeRecords(platform);
    const collected = () => platform.memory('collected memory');
    if (settings.warmUpSeconds > 0) {
      const early = await openListeners(platform, settings.sockets);
      const warmUp = { ...settings, seconds: settings.warmUpSeconds };
      await early.waitForEvents((await sendRequests(platform, ids, warmUp)).updates);
      early.close();
    }
    const before = await memoryWhenIdle(collected);

    const listeners = await openListeners(platform, settings.sockets);
    const listening = await collected();
    const watch = trackPeakMemory(() => platform.memory('memory'));
    const requests = await sendRequests(platform, ids, settings);
    const events = await listeners.waitForEvents(requests.updates);
    const most = await watch.end();
    listeners.close();
    const after = await memoryWhenIdle(collected);
    return {
      requests,
      events,
      socketErrors: listeners.errors,
      memory: { before, listening, most, after },
    };
  } finally {
    await platform.stop();
  }
}

/** Looks again and again, until the end. */
function trackPeakMemory(look: () => Promise<Memory>): { end(): Promise<Memory> } {
  let most: Memory = { rss: 0, used: 0, connections: 0 };
  let looking = Promise.resolve();
  const again = () => {
    looking = looking.then(async () => {
      const { rss, used, connections } = await look();
      most = {
        rss: Math.max(most.rss, rss),
        used: Math.max(most.used, used),
        connections: Math.max(most.connections, connections),
      };
    });
  };
  const timer = setInterval(again, pollIntervalMs);
  return {
    async end() {
      clearInterval(timer);
      again();
      await looking;
      return most;
    },
  };
}

/** Once the last connection has gone, or it does not go. */
async function memoryWhenIdle(look: () => Promise<Memory>): Promise<Memory> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const seen = await look();
    if (seen.connections === 0 || Date.now() > until) return look();
    await setTimeout(pollIntervalMs);
  }
}
