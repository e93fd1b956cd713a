import { createEmitter } from './emitter';
import type { Account } from './store/accounts';

/** A room as it is now. */
export interface RoomState {
  name: string;
  /** How many sockets are in it; 0 once the last has left, which is the last that is told of it. */
  sockets: number;
  /** What was sent to it last (create, update, delete, message) and when, ISO 8601 in UTC. */
  lastEvent: { what: string; at: string } | null;
}

export interface RoomView {
  /** The rooms somebody is in, in the order they were opened. */
  list(): RoomState[];
  /** Hears of each room that changes. @returns what ends the subscription */
  subscribe(listener: (room: RoomState) => void): () => void;
}

/** The rooms that clients join to receive changes. */
export interface Rooms extends RoomView {
  /**
   * Sends update_model to everybody in the room, or to whom `isFor` picks of them, with the data as JSON text.
   * `what` names the change.
   */
  broadcast(room: string, what: string, data: unknown, isFor?: (account: Account) => boolean): void;
  /** Disconnects the sockets whose token has expired or was revoked. */
  disconnectExpired(): void;
  /** Closes every socket and the HTTP server they came through. */
  close(): Promise<void>;
}

interface RoomTracker extends RoomView {
  recordEvent(room: string, what: string): void;
}

/** As much of socket.io's adapter as is needed; `sids` has the sockets, each alone in a room of its id. */
interface Adapter {
  readonly rooms: ReadonlyMap<string, ReadonlySet<string>>;
  readonly sids: ReadonlyMap<string, unknown>;
  on(event: 'join-room' | 'leave-room', listener: (room: string, socket: string) => void): unknown;
  on(event: 'delete-room', listener: (room: string) => void): unknown;
}

/** Watches who comes and goes, and what is sent. */
export function trackRooms(
  adapter: Adapter,
  now: () => number,
  log: (line: string) => void,
): RoomTracker {
  const listeners = createEmitter<RoomState>('rooms', log);
  const last = new Map<string, { what: string; at: string }>();
  const stateOf = (name: string): RoomState => ({
    name,
    sockets: adapter.rooms.get(name)?.size ?? 0,
    lastEvent: last.get(name) ?? null,
  });
  const moved = (room: string, socket: string) => {
    if (room !== socket) listeners.emit(stateOf(room));
  };

  adapter.on('join-room', moved);
  adapter.on('leave-room', moved);
  adapter.on('delete-room', (room) => last.delete(room));

  return {
    list: () => [...adapter.rooms.keys()].filter((name) => !adapter.sids.has(name)).map(stateOf),
    subscribe: listeners.subscribe,
    recordEvent(room, what) {
      if (!adapter.rooms.has(room)) return;
      last.set(room, { what, at: new Date(now()).toISOString() });
      listeners.emit(stateOf(room));
    },
  };
}
