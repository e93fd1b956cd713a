import { afterEach, beforeEach, vi } from 'vitest';
import { createEntities } from './entities';
import type { PlatformError } from './errors';
import type { Http } from './http';
import type { AnyObject } from './lazy-proxy';
import { createLiveQueries } from './live-queries';
import { createRooms } from './rooms';
import { createSteppedPlatform, type Task } from './testing-stepped-platform';

/** Timers pass only when a test says so. */
export function stepTimers(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

/** A client's live queries on a stepped platform. */
export function createSteppedClient(report: (problem: string) => void = () => undefined) {
  const platform = createSteppedPlatform(report);
  const rooms = createRooms(platform.connect);
  // Watching uses nothing else.
  const http = platform.http as Http;
  const liveQueries = createLiveQueries(http, rooms);
  const { Task } = createEntities<AnyObject>({ http, rooms, liveQueries }, 'brazos');
  return {
    platform,
    Task,
    changeToken(): void {
      platform.changeUser();
      rooms.reconnect();
      liveQueries.restart();
    },
  };
}

type SteppedClient = ReturnType<typeof createSteppedClient>;

export const task = (id: string, status = 'open'): Task => ({ id, status, rank: 1 });

/** Watches all tasks. @returns the IDs of each list, and the errors, so far */
function watchTasks({ Task }: SteppedClient) {
  const shown: string[] = [];
  const errors: PlatformError[] = [];
  const end: () => void = Task.watch(
    {},
    (tasks: Task[]) => shown.push(tasks.map(({ id }) => id).join(' ')),
    (error: PlatformError) => errors.push(error),
  );
  return { shown, errors, end };
}

/** A client that has read the one task, `a`, and joined the room. */
export async function watchOneTask() {
  const client = createSteppedClient();
  const { platform } = client;
  const get = vi.spyOn(platform.http, 'get');
  platform.write([task('a')]);
  const watched = watchTasks(client);
  await platform.read();
  platform.openConnection();
  platform.processMessage();
  return {
    ...client,
    ...watched,
    watch: () => watchTasks(client),
    reads: () => get.mock.calls.length,
  };
}
