import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Platform, PlatformEvent } from '../platform/platform';
import { eventEntry, feedOf } from './entries';
import type { FeedId } from './view-options';

// Shorter than the idle timeout after which proxies and sleeping laptops drop a connection.
const heartbeatMs = 15_000;
// Soon enough after a file is saved, and cheap: it stats some 30 files.
const contentPollMs = 500;

export interface DeskEvents {
  /**
   * Streams Server-Sent Events with JSON: `start` with the faults, then for each list the HTML of each event, past ones
   * first. `content` says that files of the content have changed.
   */
  stream(context: Context): Response;
  /** Hides this feed's past events from every desk opened from now on. */
  clear(feed: FeedId): void;
}

/** @param contentFingerprint changes whenever the content does */
export function createDeskEvents(platform: Platform, contentFingerprint: () => string): DeskEvents {
  const clearedAt = new Map<FeedId, string>();
  const isShown = (event: PlatformEvent) => event.at > (clearedAt.get(feedOf(event)) ?? '');

  return {
    clear(feed) {
      clearedAt.set(feed, new Date().toISOString());
    },
    stream: (context) =>
      streamSSE(context, async (stream) => {
        const ended = new Promise<void>((resolve) => stream.onAbort(resolve));
        const send = async (event: string, data: unknown) =>
          stream.writeSSE({ event, data: JSON.stringify(await data) });
        const sendEvent = (event: PlatformEvent) => void send(feedOf(event), eventEntry(event));

        void send('start', { faults: platform.faults.list() });
        for (const event of platform.events.recent().filter(isShown)) sendEvent(event);
        const unsubscribe = platform.events.subscribe(sendEvent);
        const heartbeat = setInterval(() => void stream.write(': still here\n\n'), heartbeatMs);
        let fingerprint = contentFingerprint();
        const contentPoll = setInterval(() => {
          const latest = contentFingerprint();
          if (latest !== fingerprint) void send('content', {});
          fingerprint = latest;
        }, contentPollMs);
        await ended;
        clearInterval(heartbeat);
        clearInterval(contentPoll);
        unsubscribe();
      }),
  };
}
