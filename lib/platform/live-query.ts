import { isPlatformError, type PlatformError, unexpectedResponse } from './errors';
import { isRetryable } from './retry';
import { callSafely, type Subscriber as RoomSubscriber } from './rooms';

/** How long joining a room may take, and the pause before a failed read is repeated. */
const laterMs = 5000;

export interface Watcher {
  onRecords(records: unknown[]): void;
  onError?: ((error: PlatformError) => void) | undefined;
}

interface Source {
  /** Reads the list that the platform has now. */
  read(signal: AbortSignal): Promise<unknown[]>;
  /** Subscribes to the room of the entity's changes. @returns a function that unsubscribes */
  subscribe(subscriber: RoomSubscriber): () => void;
  onEnd(): void;
}

export interface LiveQuery {
  /** @returns a function that ends the watch; the last one ends the query */
  add(watcher: Watcher): () => void;
  /** Drops what was read, and reads again. */
  restart(): void;
  end(): void;
}

/**
 * One query for all its watchers. It reads the whole list again after each change, one read at a time.
 *
 * Applying the events to the list would save reads, but it couldn't be correct. Nothing tells whether an
 * event came before or after the state that a read returned, an event may lack the record's fields, and
 * only the platform knows its order of sorting, its limit, and the user's permissions. A list that was
 * read did exist. Reads that don't overlap can't go back in time. And since an event is sent after its
 * change, a read that begins after the last event returns the latest state.
 */
export function createLiveQuery({ read, subscribe, onEnd }: Source): LiveQuery {
  /** Each watcher with the list that it has. */
  const watchers = new Map<Watcher, string | null>();
  /** The latest list as JSON, to compare it and to give each watcher its own copy; null if unknown. */
  let list: string | null = null;
  let reading: AbortController | null = null;
  let isOutdated = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe = () => {};

  /** For a change: a read in flight may have missed it, so another one follows. */
  async function refresh(): Promise<void> {
    isOutdated = true;
    if (reading !== null) return;
    isOutdated = false;
    reading = new AbortController();
    const { signal } = reading;
    const result = await readText(signal);
    reading = null;
    // The watch has ended, or there's a new token.
    if (!signal.aborted) update(result);
    if (isOutdated) void refresh();
  }

  async function readText(signal: AbortSignal): Promise<string | PlatformError> {
    try {
      return JSON.stringify(await read(signal));
    } catch (error) {
      // The only other error: the list is nested too deep for JSON.stringify.
      return isPlatformError(error) ? error : unexpectedResponse(200, 'nested too deep');
    }
  }

  function update(result: string | PlatformError): void {
    if (typeof result === 'string') {
      list = result;
      for (const watcher of [...watchers.keys()]) show(watcher);
    } else {
      console.error(`Live query: ${result.message}`);
      if (isRetryable(result.status)) readLater();
      fail(result);
    }
  }

  function fail(error: PlatformError): void {
    list = null;
    for (const watcher of [...watchers.keys()]) {
      if (!watchers.has(watcher)) continue;
      // Even an unchanged list is news after an error.
      watchers.set(watcher, null);
      callSafely(() => watcher.onError?.(error));
    }
  }

  function show(watcher: Watcher): void {
    const text = list;
    // Another watcher's callback may have ended this one, or set a new token.
    if (text === null || !watchers.has(watcher) || watchers.get(watcher) === text) return;
    watchers.set(watcher, text);
    callSafely(() => watcher.onRecords(JSON.parse(text)));
  }

  /**
   * The platform doesn't confirm a join, so a change could come after a read, but too early for the room.
   * One more read follows when the join has surely taken effect.
   */
  function catchUp(): void {
    if (watchers.size === 0) return;
    const hasJustRead = timer !== undefined && (list ?? reading) !== null;
    if (!hasJustRead) void refresh();
    readLater();
  }

  function readLater(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      void refresh();
    }, laterMs);
  }

  /** Also opens a connection, if the platform has closed the previous one. */
  function start(): void {
    const unsubscribeBefore = unsubscribe;
    const onUpdate = () => void refresh();
    unsubscribe = subscribe({ onUpdate, onError: fail, onConnect: catchUp });
    unsubscribeBefore();
    catchUp();
  }

  function end(): void {
    watchers.clear();
    unsubscribe();
    clearTimeout(timer);
    isOutdated = false;
    reading?.abort();
    onEnd();
  }

  return {
    add(callbacks) {
      const watcher = { ...callbacks };
      watchers.set(watcher, null);
      if (list !== null) queueMicrotask(() => show(watcher));
      else if (reading === null) start();
      return () => {
        if (watchers.delete(watcher) && watchers.size === 0) end();
      };
    },
    restart() {
      reading?.abort();
      list = null;
      void refresh();
    },
    end,
  };
}
