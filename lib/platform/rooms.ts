import { isRecord, type PlatformError, parseJson } from './errors';
import type { Connection, ConnectionHandlers } from './realtime';

/** How long a room without subscribers stays joined, in case another one follows. */
const leaveDelayMs = 250;

interface Subscriber {
  /** Gets the data of a message, or of a local `notify`. */
  onUpdate(data: object): void;
  onError?: ((error: PlatformError) => void) | undefined;
  /** Called after joining on each new connection. Messages sent before are missed. */
  onConnect?: (() => void) | undefined;
  /** Called once, after the last of the others. */
  onEnd?: (() => void) | undefined;
}

export type Rooms = ReturnType<typeof createRooms>;

/** Subscriptions to rooms, over one connection that's open while there are any, and shortly afterwards. */
export function createRooms(connect: (handlers: ConnectionHandlers) => Connection) {
  const rooms = new Map<string, Set<Subscriber>>();
  let connection: Connection | null = null;

  const handlers: ConnectionHandlers = {
    onConnect() {
      forgetEmptyRooms();
      for (const room of rooms.keys()) connection?.emit('join', room);
      for (const { onConnect: connected } of all()) callSafely(() => connected?.());
    },
    onUpdate(message) {
      const { room, data } = isRecord(message) ? message : {};
      const parsed = typeof data === 'string' ? parseJson(data) : undefined;
      if (typeof room === 'string' && isRecord(parsed)) notify(room, parsed);
      else console.warn(`Dropped a realtime message that isn’t an object for a room: ${room}`);
    },
    onError(error) {
      console.error(`Realtime: ${error.message}`);
      for (const { onError: failed } of all()) callSafely(() => failed?.(error));
    },
    onClose(error) {
      disconnect();
      handlers.onError(error);
    },
  };

  const all = () => [...rooms.values()].flatMap((subscribers) => [...subscribers]);

  function disconnect(): void {
    connection?.close();
    connection = null;
  }

  function notify(room: string, data: object): void {
    for (const subscriber of [...(rooms.get(room) ?? [])]) {
      // An earlier subscriber may have unsubscribed this one.
      if (rooms.get(room)?.has(subscriber)) callSafely(() => subscriber.onUpdate(data));
    }
  }

  function unsubscribe(room: string, subscriber: Subscriber): void {
    const subscribers = rooms.get(room);
    if (!subscribers?.delete(subscriber)) return;
    subscriber.onEnd?.();
    if (subscribers.size > 0) return;
    setTimeout(() => {
      // By now, the room may have new subscribers, or have been forgotten.
      if (rooms.get(room) === subscribers) {
        rooms.delete(room);
        connection?.emit('leave', room);
      }
      if (rooms.size === 0) disconnect();
    }, leaveDelayMs);
  }

  /** For a new connection, which hasn't joined any room yet. */
  function forgetEmptyRooms(): void {
    for (const [room, { size }] of rooms) if (size === 0) rooms.delete(room);
  }

  return {
    /** @returns a function that unsubscribes; calling it again does nothing */
    subscribe(room: string, callbacks: Subscriber): () => void {
      // A new object, since the same functions may be subscribed twice.
      const subscriber = { ...callbacks };
      const subscribers = rooms.get(room);
      if (!subscribers) connection?.emit('join', room);
      // An empty set is replaced: its timer then finds another one, and doesn't leave the room.
      if (subscribers?.size) subscribers.add(subscriber);
      else rooms.set(room, new Set([subscriber]));
      connection ??= connect(handlers);
      return () => unsubscribe(room, subscriber);
    },
    /** Notifies the room's subscribers in this client only. */
    notify,
    /** Reconnects with the current token if there are subscriptions. */
    reconnect(): void {
      forgetEmptyRooms();
      disconnect();
      if (rooms.size > 0) connection = connect(handlers);
    },
    /** Ends every subscription. */
    close(): void {
      for (const { onEnd } of all()) onEnd?.();
      rooms.clear();
      disconnect();
    },
  };
}

/** Logs what a subscriber throws, so it doesn't affect the others. */
export function callSafely(call: () => void): void {
  try {
    call();
  } catch (error) {
    console.error('A room subscriber threw', error);
  }
}
