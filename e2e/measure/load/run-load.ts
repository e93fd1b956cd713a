import { setTimeout } from 'node:timers/promises';
import type { Memory } from './messages';
import { startPlatformProcess } from './platform-process';
import { makeRecords, type Requests, sendRequests } from './requests';
import { type Listeners, listen } from './rooms';

export interface LoadSettings {
  /** Where the platform's database is made. */
  database: string;
  sockets: number;
  perSecond: number;
  seconds: number;
  /** Before memory is looked at: what is loaded or compiled late does not count. */
  warmUpSeconds: number;
}

export interface LoadResult {
  requests: Requests;
  events: Awaited<ReturnType<Listeners['heardAll']>>;
  socketErrors: readonly string[];
  /** Before and after without any socket; `most` is what was seen while it ran. */
  memory: { before: Memory; listening: Memory; most: Memory; after: Memory };
}

const lookEveryMs = 500;
const patienceMs = 20_000;

/** Loads a platform in a process of its own and counts what comes of it. */
export async function runLoad(settings: LoadSettings): Promise<LoadResult> {
  const platform = await startPlatformProcess(settings.database);
  try {
    const ids = await makeRecords(platform);
    const collected = () => platform.memory('collected memory');
    if (settings.warmUpSeconds > 0) {
      const early = await listen(platform, settings.sockets);
      const warmUp = { ...settings, seconds: settings.warmUpSeconds };
      await early.heardAll((await sendRequests(platform, ids, warmUp)).changes);
      early.close();
    }
    const before = await settledMemory(collected);

    const listeners = await listen(platform, settings.sockets);
    const listening = await collected();
    const watch = watchMemory(() => platform.memory('memory'));
    const requests = await sendRequests(platform, ids, settings);
    const events = await listeners.heardAll(requests.changes);
    const most = await watch.end();
    listeners.close();
    const after = await settledMemory(collected);
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
function watchMemory(look: () => Promise<Memory>): { end(): Promise<Memory> } {
  let most: Memory = { rss: 0, held: 0, connections: 0 };
  let looking = Promise.resolve();
  const again = () => {
    looking = looking.then(async () => {
      const { rss, held, connections } = await look();
      most = {
        rss: Math.max(most.rss, rss),
        held: Math.max(most.held, held),
        connections: Math.max(most.connections, connections),
      };
    });
  };
  const timer = setInterval(again, lookEveryMs);
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
async function settledMemory(look: () => Promise<Memory>): Promise<Memory> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const seen = await look();
    if (seen.connections === 0 || Date.now() > until) return look();
    await setTimeout(lookEveryMs);
  }
}
