import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { ApiEnv } from './services';
import { StartError } from './start-error';

const host = '127.0.0.1';
const maxHeadersBytes = 16 * 1024;
const maxConnections = 2000;

/** How long a client may take to send, in ms; what an answer takes is not counted. */
interface Timeouts {
  headersMs: number;
  /** The whole of a request, its headers and its body. */
  requestMs: number;
  /** How often connections are looked through. */
  checkIntervalMs: number;
}

const defaultTimeouts: Timeouts = { headersMs: 10_000, requestMs: 60_000, checkIntervalMs: 5000 };

export interface RunningServer {
  readonly http: Server;
  readonly url: string;
  /** Sets what answers; to be called before anybody can have asked, right after listening. */
  setApp(app: Hono<ApiEnv>): void;
  /** How many connections are open, idle ones included. */
  connections(): number;
  /** Closes the connections that wait for another request. */
  closeIdleConnections(): void;
  /** Breaks off every connection, whatever it waits for. */
  dropConnections(): void;
}

/** Listens on the loopback address only. Throws a StartError that names the port when it cannot. */
export async function listen(
  port: number,
  { headersMs, requestMs, checkIntervalMs } = defaultTimeouts,
): Promise<RunningServer> {
  let app: Hono<ApiEnv> | undefined;
  const http = createAdaptorServer({
    fetch: (request, env) => app?.fetch(request, env) ?? new Response(null, { status: 503 }),
    // The platform runs inside test processes, whose Request and Response are to stay Node's own.
    overrideGlobalObjects: false,
    serverOptions: {
      maxHeaderSize: maxHeadersBytes,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkIntervalMs,
    },
  }) as Server; // Without TLS and HTTP/2 options it is a plain HTTP server.
  http.maxConnections = maxConnections;
  const sockets = new Set<Socket>();
  http.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  try {
    http.listen({ port, host });
    await once(http, 'listening');
  } catch (error) {
    throw new StartError(describePortError(port, error));
  }
  return {
    http,
    url: `http://${host}:${(http.address() as AddressInfo).port}`, // It listens on a port, not a pipe.
    setApp: (wanted) => {
      app = wanted;
    },
    connections: () => sockets.size,
    closeIdleConnections: () => http.closeIdleConnections(),
    dropConnections() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function describePortError(port: number, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the other program, or set PORT to a different port.`;
  }
  const why = error instanceof Error ? error.message : String(error);
  return `Can’t listen on port ${port} (${why}). Set PORT to a different port.`;
}
