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
  /** Starts it again on the port it had, with the database it had. */
  restart(): Promise<void>;
}

/** The local platform, for one file of tests. */
export function runningPlatform(): RunningPlatform {
  // For a machine that is busy: what is waited for comes in milliseconds elsewhere.
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
      // Another program may have the port for a moment, such as for a connection of its own.
      const started = () => startPlatform({ port, database });
      platform = await vi.waitFor(started, { timeout: 20_000 });
    },
  };
  return running;
}

/** One socket of the client, with all that went through it. */
interface WatchedSocket {
  socket: Socket;
  /** `join a`, `leave a`, oldest first. */
  sent: string[];
  /** The room of each update that came, whoever listens here. */
  updated: string[];
}

export interface WatchedClient<Records extends { [Name in keyof Records]: object } = AnyObject> {
  client: Client<Records>;
  /** Every socket that was ever opened. */
  sockets: WatchedSocket[];
  /** The one that is there now. */
  latest(): WatchedSocket;
  /** Waits until the client has noticed that the connection is lost. */
  waitForDisconnect(): Promise<void>;
  /** Waits for the connection and until the platform has read what was sent before. */
  waitForRoundTrip(): Promise<void>;
}

/** A client over the real library, which does not wait as long as it would elsewhere. */
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
      // A connection can be lost without its having noticed yet.
      while (!answered) {
        await vi.waitFor(() => expect(latest().socket.connected).toBe(true), { timeout: 20_000 });
        answered = await isAnswered(latest().socket);
      }
    },
  };
}

/** The platform answers a join that no room can be, and messages keep their order. */
function isAnswered(socket: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (answered: boolean) => {
      socket.off('error', heard);
      socket.off('disconnect', lost);
      resolve(answered);
    };
    const heard = (told: unknown) => {
      // It may refuse other rooms too, before this one.
      if (isRecord(told) && told.code === 'validation_failed') end(true);
    };
    const lost = () => end(false);
    socket.on('error', heard);
    socket.on('disconnect', lost);
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

/** As watchedClient, of a user of the platform. */
export function signedInClient(
  { url, tokenFor }: Platform,
  internals: RealtimeOverrides = {},
): WatchedClient {
  return watchedClient({ serverUrl: url, token: tokenFor(admin) }, internals);
}

/** A client that changes things, as another user does. */
export function otherUser({ url, tokenFor }: Platform): Client {
  return createClient({ serverUrl: url, appId: 'brazos', token: tokenFor(admin) });
}

/** A real socket server for what the platform never does; each socket goes to `connected`. */
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
  // A server that listens on a port has an address of this kind.
  const { port } = http.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, server };
}
