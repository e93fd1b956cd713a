import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Server, type Socket as ServerSocket } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, onTestFinished, vi } from 'vitest';
import { type Platform, startPlatform } from '@/e2e/platform/platform';
import { admin, temporaryFolder } from '@/e2e/platform/testing';
import { type Client, type ClientConfig, createClient } from './client';
import { isRecord } from './errors';
import type { AnyObject } from './lazy-proxy';
import type { RealtimeOverrides } from './transport';

export interface RunningPlatform {
  readonly platform: Platform;
  kill(): Promise<void>;
  /** Restarts it on the same port with the same database. */
  restart(): Promise<void>;
}

/** The local platform, shared by the tests of one file. */
export function runningPlatform(): RunningPlatform {
  // For a busy machine; otherwise, the waits end within milliseconds.
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  const database = join(temporaryFolder(), 'platform.db');
  let platform: Platform | undefined;
  beforeAll(async () => {
    platform = await startPlatform({ port: 0, database });
  });
  afterAll(() => platform?.stop());
  const running = {
    get platform() {
      if (!platform) throw new Error('The platform has not started yet');
      return platform;
    },
    kill: () => running.platform.stop(),
    async restart() {
      const port = Number(new URL(running.platform.url).port);
      // Another process may hold the port for a moment, such as for an outgoing connection.
      const started = () => startPlatform({ port, database });
      platform = await vi.waitFor(started, { timeout: 20_000 });
    },
  };
  return running;
}

/** A socket of the client, with its traffic. */
interface WatchedSocket {
  socket: Socket;
  /** `join a`, `leave a`, oldest first. */
  sent: string[];
  /** The room of each update received, with or without subscribers. */
  updated: string[];
}

export interface WatchedClient<Records extends { [Name in keyof Records]: object } = AnyObject> {
  client: Client<Records>;
  /** Every socket ever opened. */
  sockets: WatchedSocket[];
  /** The current one. */
  latest(): WatchedSocket;
  /** Waits until the client notices the lost connection. */
  waitForDisconnect(): Promise<void>;
  /** Waits for the connection, then until the platform has processed everything sent before. */
  waitForRoundTrip(): Promise<void>;
}

/** A client with the real library and shorter reconnect delays. */
export function watchedClient<Records extends { [Name in keyof Records]: object } = AnyObject>(
  config: Partial<ClientConfig> & { serverUrl: string },
  internals: RealtimeOverrides = {},
): WatchedClient<Records> {
  const sockets: WatchedSocket[] = [];
  const client = createClient<Records>(
    { appId: 'brazos', ...config },
    {
      timing: { connectTimeoutMs: 20_000, minReconnectDelayMs: 10, maxReconnectDelayMs: 50 },
      load: async () => ({
        io(uri, options) {
          const socket = io(uri, options);
          sockets.push(watch(socket));
          return socket;
        },
      }),
      ...internals,
    },
  );
  onTestFinished(() => client.cleanup());

  const latest = () => {
    const last = sockets.at(-1);
    if (!last) throw new Error('No socket has been opened');
    return last;
  };
  return {
    client,
    sockets,
    latest,
    async waitForDisconnect() {
      await vi.waitFor(() => expect(latest().socket.connected).toBe(false), { timeout: 20_000 });
    },
    async waitForRoundTrip() {
      let answered = false;
      // The connection can be lost without the client having noticed yet.
      while (!answered) {
        await vi.waitFor(() => expect(latest().socket.connected).toBe(true), { timeout: 20_000 });
        answered = await isAnswered(latest().socket);
      }
    },
  };
}

/** Joins a room with an invalid name, which the platform reports as an error. Messages keep their order. */
function isAnswered(socket: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (answered: boolean) => {
      socket.off('error', onError);
      socket.off('disconnect', onDisconnect);
      resolve(answered);
    };
    const onError = (payload: unknown) => {
      // The platform may refuse other rooms before this one.
      if (isRecord(payload) && payload.code === 'validation_failed') end(true);
    };
    const onDisconnect = () => end(false);
    socket.on('error', onError);
    socket.on('disconnect', onDisconnect);
    socket.emit('join', '');
  });
}

function watch(socket: Socket): WatchedSocket {
  const watched: WatchedSocket = { socket, sent: [], updated: [] };
  socket.onAnyOutgoing((event, room) => {
    if (room !== '') watched.sent.push(`${event} ${room}`);
  });
  socket.onAny((event, message) => {
    if (event === 'update_model') watched.updated.push(message?.room);
  });
  return watched;
}

/** Like `watchedClient`, signed in. */
export function signedInClient(
  { url, tokenFor }: Platform,
  internals: RealtimeOverrides = {},
): WatchedClient {
  return watchedClient({ serverUrl: url, token: tokenFor(admin) }, internals);
}

/** A second client, for changes made elsewhere. */
export function otherUser({ url, tokenFor }: Platform): Client {
  return createClient({ serverUrl: url, appId: 'brazos', token: tokenFor(admin) });
}

/** A subscriber, and the events that it receives. */
export function listener<Payload>() {
  const heard: Payload[] = [];
  return { heard, hear: (payload: Payload) => void heard.push(payload) };
}

/** A real socket server, for behavior that the platform never shows; `connected` gets each socket. */
export async function socketServer(
  connected: (socket: ServerSocket) => void,
): Promise<{ url: string; server: Server }> {
  const http = createServer();
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  const server = new Server(http, {
    path: '/ws-user-apps/socket.io/',
    transports: ['websocket'],
  });
  server.on('connection', connected);
  onTestFinished(() => server.close());
  // A server that listens on a port always has an AddressInfo.
  const { port } = http.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, server };
}
