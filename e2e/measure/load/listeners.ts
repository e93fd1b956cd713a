import { setTimeout } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { Started } from './platform-process';

/** The entities whose records are updated under load, with the data of each update. */
export const entities = {
  Task: { title: 'Grease pump 3', priority: 2 },
  Permit: {
    number: 'HW-7',
    kind: 'hot_work',
    area: 'Unit 4',
    valid_from: '2026-03-02T06:00:00Z',
    valid_to: '2026-03-02T18:00:00Z',
  },
  ShiftEntry: { shift: 'day', unit: 'Unit 4', summary: 'Calm' },
} as const;

export type EntityName = keyof typeof entities;
export const entityNames = ['Task', 'Permit', 'ShiftEntry'] as const;

const timeoutMs = 30_000;
const pollIntervalMs = 20;

export interface Listeners {
  /** Waits until each listener has received the events of its rooms, or until 30 s have passed. */
  waitForEvents(updates: Readonly<Record<EntityName, number>>): Promise<EventCounts>;
  /** Errors of all listeners, oldest first. */
  errors: readonly string[];
  close(): void;
}

interface EventCounts {
  /** Expected events, summed over all listeners. */
  expected: number;
  /** Expected events that didn't arrive. */
  lost: number;
  /** Events beyond the expected number. */
  duplicates: number;
}

/** Opens sockets, each in two of the three rooms, and resolves when all have joined. */
export async function openListeners({ url, token }: Started, count: number): Promise<Listeners> {
  const errors: string[] = [];
  const all = await Promise.all(
    Array.from({ length: count }, (_, index) => listenTo(roomsOf(index), { url, token }, errors)),
  );
  return {
    errors,
    async waitForEvents(updates) {
      const deadline = Date.now() + timeoutMs;
      const missing = (room: EntityName, counts: ReadonlyMap<EntityName, number>) =>
        updates[room] - (counts.get(room) ?? 0);
      for (;;) {
        const differences = all.flatMap(({ received }) =>
          [...received.keys()].map((room) => missing(room, received)),
        );
        const lost = differences.reduce((sum, difference) => sum + Math.max(difference, 0), 0);
        if (lost === 0 || Date.now() > deadline) {
          const duplicates = differences.reduce(
            (sum, difference) => sum + Math.max(-difference, 0),
            0,
          );
          const expected = all
            .flatMap(({ received }) => [...received.keys()])
            .reduce((sum, room) => sum + updates[room], 0);
          return { expected, lost, duplicates };
        }
        await setTimeout(pollIntervalMs);
      }
    },
    close() {
      for (const { socket } of all) socket.disconnect();
    },
  };
}

function roomsOf(index: number): EntityName[] {
  return entityNames.filter((_, place) => place !== index % entityNames.length);
}

interface Listener {
  socket: Socket;
  received: ReadonlyMap<EntityName, number>;
}

function listenTo(
  rooms: readonly EntityName[],
  { url, token }: Started,
  errors: string[],
): Promise<Listener> {
  const received = new Map(rooms.map((room) => [room, 0]));
  const socket = io(url, {
    path: '/ws-user-apps/socket.io/',
    transports: ['websocket'],
    query: { app_id: 'brazos', token },
    timeout: timeoutMs,
    reconnection: false,
    forceNew: true,
  });
  socket.on('update_model', ({ room }: { room: string }) => {
    for (const [name, count] of received) {
      if (room === `entities:brazos:${name}`) received.set(name, count + 1);
    }
  });
  socket.on('disconnect', (reason) => {
    if (reason !== 'io client disconnect') errors.push(`disconnected: ${reason}`);
  });
  return new Promise((resolve, reject) => {
    socket.on('connect_error', reject);
    // Joining a room without a name fails. Messages are handled in order, so by then the other rooms are joined.
    socket.on('error', ({ message, code }: { message: string; code: string }) => {
      if (code === 'validation_failed') resolve({ socket, received });
      else errors.push(message);
    });
    socket.on('connect', () => {
      for (const room of rooms) socket.emit('join', `entities:brazos:${room}`);
      socket.emit('join', '');
    });
  });
}
