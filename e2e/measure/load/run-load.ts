import { setTimeout } from 'node:timers/promises';
import { type Listeners, openListeners } from './listeners';
import { type Memory, startPlatformProcess } from './platform-process';
import { makeRecords, type RequestStats, sendRequests } from './requests';

export interface LoadSettings {
  /** Path for the platform's database. */
  database: string;
  sockets: number;
  requestsPerSecond: number;
  seconds: number;
  /** Runs before memory is first measured, so modules that load or compile late don't count. */
  warmUpSeconds: number;
}

export interface LoadResult {
  requests: RequestStats;
  events: Awaited<ReturnType<Listeners['waitForEvents']>>;
  socketErrors: readonly string[];
  /** `before` and `after` are without sockets; `most` is the peak during the run. */
  memory: { before: Memory; listening: Memory; most: Memory; after: Memory };
}

const pollIntervalMs = 500;
const timeoutMs = 20_000;

/** Load-tests a platform in its own process. */
export async function runLoad(settings: LoadSettings): Promise<LoadResult> {
  const platform = await startPlatformProcess(settings.database);
  try {
    const ids = await makeRecords(platform);
    const collected = () => platform.memory('collected memory');
    if (settings.warmUpSeconds > 0) {
      const warmUpListeners = await openListeners(platform, settings.sockets);
      const warmUp = { ...settings, seconds: settings.warmUpSeconds };
      await warmUpListeners.waitForEvents((await sendRequests(platform, ids, warmUp)).updates);
      warmUpListeners.close();
    }
    const before = await memoryWhenIdle(collected);

    const listeners = await openListeners(platform, settings.sockets);
    const listening = await collected();
    const peakMemory = trackPeakMemory(() => platform.memory('memory'));
    const requests = await sendRequests(platform, ids, settings);
    const events = await listeners.waitForEvents(requests.updates);
    const most = await peakMemory.end();
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

/** Polls memory until `end()`, which returns the maximum of each value. */
function trackPeakMemory(measure: () => Promise<Memory>): { end(): Promise<Memory> } {
  let most: Memory = { rss: 0, used: 0, connections: 0 };
  let pending = Promise.resolve();
  const poll = () => {
    pending = pending.then(async () => {
      const { rss, used, connections } = await measure();
      most = {
        rss: Math.max(most.rss, rss),
        used: Math.max(most.used, used),
        connections: Math.max(most.connections, connections),
      };
    });
  };
  const timer = setInterval(poll, pollIntervalMs);
  return {
    async end() {
      clearInterval(timer);
      poll();
      await pending;
      return most;
    },
  };
}

/** Measures memory once all connections are closed, or after 20 s. */
async function memoryWhenIdle(measure: () => Promise<Memory>): Promise<Memory> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const current = await measure();
    if (current.connections === 0 || Date.now() > deadline) return measure();
    await setTimeout(pollIntervalMs);
  }
}
