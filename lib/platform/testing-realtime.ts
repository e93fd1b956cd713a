import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest';
import { type Client, type ClientConfig, createClient } from './client';
import type { RealtimeOverrides } from './modules';

/** Shorter delays than a site's. */
export const timing = {
  connectTimeoutMs: 20_000,
  minReconnectDelayMs: 10,
  maxReconnectDelayMs: 50,
};

/** The tests provoke errors, which are logged, and their clients have no storage, which is a warning. */
export function muteConsole(): void {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
  });
  afterEach(() => void vi.restoreAllMocks());
}

/** A client for one test. */
export function clientOf(
  serverUrl: string,
  config: Partial<ClientConfig> = {},
  internals: RealtimeOverrides = {},
): Client {
  const client = createClient({ serverUrl, appId: 'brazos', ...config }, { timing, ...internals });
  onTestFinished(() => client.cleanup());
  return client;
}

export type RealtimeServer = Awaited<ReturnType<typeof realtimeServer>>;

/** A real socket.io server with rooms like the platform's. `connected` gets each socket. */
export async function realtimeServer(connected: (socket: Socket) => void = () => undefined) {
  const http = createServer();
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  const server = new Server(http, {
    path: '/ws-user-apps/socket.io/',
    transports: ['websocket'],
  });
  onTestFinished(() => server.close());
  const connections: object[] = [];
  const received: string[] = [];
  server.on('connection', (socket) => {
    const { EIO, transport, ...query } = socket.handshake.query;
    connections.push(query);
    for (const event of ['join', 'leave'] as const) {
      socket.on(event, (room: string) => {
        received.push(`${event} ${room}`);
        return event === 'join' ? socket.join(room) : socket.leave(room);
      });
    }
    connected(socket);
  });
  // A server that listens on a port always has an AddressInfo.
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** The query of each connection, without socket.io's own parameters. */
    connections,
    /** `join a`, `leave a`, oldest first. */
    received,
    /** Sends an update to the sockets in a room. */
    update: (room: string, data: unknown) =>
      server.to(room).emit('update_model', { room, data: JSON.stringify(data) }),
    /** Drops every connection; clients then reconnect. */
    dropConnections(): void {
      for (const { conn } of server.sockets.sockets.values()) conn.close();
    },
    server,
  };
}

/** Waits until `read` returns what's expected, however busy the machine is. */
export async function eventually<Value>(read: () => Value, expected: Value): Promise<void> {
  await vi.waitFor(() => expect(read()).toEqual(expected), { timeout: 20_000 });
}
