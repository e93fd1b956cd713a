import { isRecord, type PlatformError, parseJson } from './errors';
import type { Connection, Handlers } from './realtime';

interface Subscriber {
  /** The data of a message, or what the client itself tells the room. */
  updated(data: object): void;
  failed?: ((error: PlatformError) => void) | undefined;
}

/** Who listens to which room, over one connection that is there while somebody does. */
export interface Rooms {
  /** Gives back what ends it; ending it twice is no different. */
  subscribe(room: string, subscriber: Subscriber): () => void;
  /** Tells the room's subscribers here, and nobody else. */
  tell(room: string, data: object): void;
  /** Connects anew, with the token of the moment, when there is anybody to connect for. */
  reconnect(): void;
  /** Ends every subscription. */
  close(): void;
}

export function createRooms(connect: (handlers: Handlers) => Connection): Rooms {
  const rooms = new Map<string, Set<Subscriber>>();
  let connection: Connection | null = null;

  const handlers: Handlers = {
    connected() {
      for (const room of rooms.keys()) connection?.emit('join', room);
    },
    updated(message) {
      const { room, data } = readMessage(message);
      if (room === null) console.warn('Dropped a realtime message without a room');
      else if (data === null) console.warn(`Dropped a message to ${room} that is not JSON`);
      else tell(room, data);
    },
    failed(error) {
      console.error(`Realtime: ${error.message}`);
      const all = [...rooms.values()].flatMap((subscribers) => [...subscribers]);
      for (const { failed } of all) harmless(() => failed?.(error));
    },
    ended(error) {
      disconnect();
      handlers.failed(error);
    },
  };

  function disconnect(): void {
    connection?.close();
    connection = null;
  }

  function tell(room: string, data: object): void {
    for (const subscriber of [...(rooms.get(room) ?? [])]) {
      // One of those before may have ended it.
      if (rooms.get(room)?.has(subscriber)) harmless(() => subscriber.updated(data));
    }
  }

  function unsubscribe(room: string, subscriber: Subscriber): void {
    const subscribers = rooms.get(room);
    if (!subscribers?.delete(subscriber) || subscribers.size > 0) return;
    rooms.delete(room);
    connection?.emit('leave', room);
    // A page that changes leaves one room and joins the next: that needs no new connection.
    queueMicrotask(() => {
      if (rooms.size === 0) disconnect();
    });
  }

  return {
    subscribe(room, { updated, failed }) {
      // One of its own, since the same functions may be given twice.
      const subscriber = { updated, failed };
      const subscribers = rooms.get(room);
      if (subscribers) subscribers.add(subscriber);
      else {
        rooms.set(room, new Set([subscriber]));
        connection?.emit('join', room);
      }
      connection ??= connect(handlers);
      return () => unsubscribe(room, subscriber);
    },
    tell,
    reconnect() {
      if (rooms.size === 0) return;
      disconnect();
      connection = connect(handlers);
    },
    close() {
      rooms.clear();
      disconnect();
    },
  };
}

function readMessage(message: unknown): { room: string | null; data: object | null } {
  if (!isRecord(message) || typeof message.room !== 'string') return { room: null, data: null };
  const data = typeof message.data === 'string' ? parseJson(message.data) : undefined;
  return { room: message.room, data: isRecord(data) ? data : null };
}

function harmless(call: () => void): void {
  try {
    call();
  } catch (error) {
    console.error('A room subscriber threw', error);
  }
}
