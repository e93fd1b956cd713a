import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartError } from './errors';
import type { ApiEnv } from './services';

const host = '127.0.0.1';

export type RunningServer = Awaited<ReturnType<typeof listen>>;

/** Listens on the loopback address only. Throws a StartError that names the port if it can't. */
export async function listen(port: number) {
  let app: Hono<ApiEnv> | undefined;
  const http = createAdaptorServer({
    fetch: (request, env) => app?.fetch(request, env) ?? new Response(null, { status: 503 }),
    // The platform runs inside test processes, which need Node's own Request and Response.
    overrideGlobalObjects: false,
  }) as Server; // Without TLS or HTTP/2 options, it's a plain HTTP server.
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
    /** Sets the app that handles requests. Call it right after listening; until then, every request gets 503. */
    setApp: (newApp: Hono<ApiEnv>) => {
      app = newApp;
    },
    /** Number of open connections, including idle ones. */
    connections: () => sockets.size,
    closeIdleConnections: () => http.closeIdleConnections(),
    /** Destroys every connection, including active ones. */
    dropConnections(): void {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function describePortError(port: number, error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the other program, or set PORT to a different port.`;
  }
  return `Can’t listen on port ${port} (${String(error)}). Set PORT to a different port.`;
}
