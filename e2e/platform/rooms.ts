import { EventEmitter } from 'node:events';
import type { Account } from './store/accounts';

interface RoomState {
  name: string;
  /** Number of sockets in the room. 0 in its final update, sent when the last socket leaves. */
  sockets: number;
  /** What was last sent to the room (create, update, delete, message) and when, as ISO 8601 in UTC. */
  lastEvent: { what: string; at: string } | null;
}

export interface RoomView {
  /** The rooms that have sockets, oldest first. */
  list(): RoomState[];
  /** Calls the listener with each room that changes. @returns a function that unsubscribes */
  subscribe(listener: (room: RoomState) => void): () => void;
}

/** The rooms that clients join to receive changes. */
export interface Rooms extends RoomView {
  /**
   * Sends update_model with the data as JSON text to every socket in the room, or only to those whose account
   * passes `isFor`. `what` names the change.
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

/** The part of socket.io's adapter used here. `sids` has all socket ids; each socket is in a room named by its own id. */
interface Adapter {
  readonly rooms: ReadonlyMap<string, ReadonlySet<string>>;
  readonly sids: ReadonlyMap<string, unknown>;
  on(event: 'join-room' | 'leave-room', listener: (room: string, socket: string) => void): unknown;
  on(event: 'delete-room', listener: (room: string) => void): unknown;
}

/** Tracks which sockets join and leave, and what was last sent to each room. */
export function trackRooms(adapter: Adapter, now: () => number): RoomTracker {
  const emitter = new EventEmitter<{ change: [RoomState] }>();
  const last = new Map<string, { what: string; at: string }>();
  const stateOf = (name: string): RoomState => ({
    name,
    sockets: adapter.rooms.get(name)?.size ?? 0,
    lastEvent: last.get(name) ?? null,
  });
  const emitChange = (room: string, socket: string) => {
    if (room !== socket) emitter.emit('change', stateOf(room));
  };

  adapter.on('join-room', emitChange);
  adapter.on('leave-room', emitChange);
  adapter.on('delete-room', (room) => last.delete(room));

  return {
    list: () => [...adapter.rooms.keys()].filter((name) => !adapter.sids.has(name)).map(stateOf),
    subscribe(listener) {
      emitter.on('change', listener);
      return () => emitter.off('change', listener);
    },
    recordEvent(room, what) {
      if (!adapter.rooms.has(room)) return;
      last.set(room, { what, at: new Date(now()).toISOString() });
      emitter.emit('change', stateOf(room));
    },
  };
}
