import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Platform, PlatformEvent } from '../platform/platform';
import { type FeedId, feedOf } from './feeds';

// Shorter than the time after which proxies and sleeping laptops give a quiet connection up.
const heartbeatMs = 15_000;

export interface DeskEvents {
  /**
   * Server-Sent Events: `start` with faults, rooms and the events so far, then one `event` for each new one and
   * one `room` for each room that changes.
   */
  stream(context: Context): Response;
  /** From now on the events so far are left out of this list, in every desk that is opened. */
  clear(feed: FeedId): void;
}

export function createDeskEvents(platform: Platform): DeskEvents {
  const clearedAt = new Map<FeedId, string>();
  const isShown = (event: PlatformEvent) => event.at > (clearedAt.get(feedOf(event)) ?? '');

  return {
    clear(feed) {
      clearedAt.set(feed, new Date().toISOString());
    },
    stream: (context) =>
      streamSSE(context, async (stream) => {
        const ended = new Promise<void>((resolve) => stream.onAbort(resolve));
        const send = (event: string, data: unknown) =>
          stream.writeSSE({ event, data: JSON.stringify(data) });

        const endEvents = platform.events.subscribe((event) => void send('event', event));
        const endRooms = platform.rooms.subscribe((room) => void send('room', room));
        const heartbeat = setInterval(() => void stream.write(': still here\n\n'), heartbeatMs);
        await send('start', {
          faults: platform.faults.list(),
          rooms: platform.rooms.list(),
          events: platform.events.recent().filter(isShown),
        });
        await ended;
        clearInterval(heartbeat);
        endEvents();
        endRooms();
      }),
  };
}
