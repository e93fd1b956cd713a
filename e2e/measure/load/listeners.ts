import { setTimeout } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { Started } from './messages';

/** The entities of which records are changed under load, with what a change of theirs says. */
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
  /** Waits until each of them has heard as much as was said, or no more comes. */
  waitForEvents(said: Readonly<Record<EntityName, number>>): Promise<EventCounts>;
  /** What went wrong with any of them, oldest first. */
  errors: readonly string[];
  close(): void;
}

interface EventCounts {
  /** Events that had to arrive, those of each listener counted. */
  expected: number;
  /** Of these, how many have not. */
  lost: number;
  /** How many came that were not said. */
  duplicates: number;
}

/** Opens sockets, each in two of the rooms, and resolves when all have joined. */
export async function openListeners({ url, token }: Started, count: number): Promise<Listeners> {
  const errors: string[] = [];
  const all = await Promise.all(
    Array.from({ length: count }, (_, index) => listenTo(roomsOf(index), { url, token }, errors)),
  );
  return {
    errors,
    async waitForEvents(said) {
      const until = Date.now() + timeoutMs;
      const missing = (room: EntityName, heard: ReadonlyMap<EntityName, number>) =>
        said[room] - (heard.get(room) ?? 0);
      for (;;) {
        const missed = all.flatMap(({ received }) =>
          [...received.keys()].map((room) => missing(room, received)),
        );
        const lost = missed.reduce((sum, one) => sum + Math.max(one, 0), 0);
        if (lost === 0 || Date.now() > until) {
          const duplicates = missed.reduce((sum, one) => sum + Math.max(-one, 0), 0);
          const expected = all
            .flatMap(({ received }) => [...received.keys()])
            .reduce((sum, room) => sum + said[room], 0);
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
    // A room without a name is refused, and messages keep their order: then all are joined.
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
