import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { StartError } from './errors';

const host = '127.0.0.1';

/** A Hono app, or anything else that answers requests. */
interface App {
  fetch(request: Request, env: HttpBindings): Response | Promise<Response>;
}

export type RunningServer = Awaited<ReturnType<typeof listen>>;

/** Listens on the loopback address only. Throws a StartError that names the port if it can't. */
export async function listen(port: number) {
  let app: App | undefined;
  const http = createAdaptorServer({
    // Without HTTP/2 options, the bindings are those of HTTP/1.
    fetch: (request, env) =>
      app?.fetch(request, env as HttpBindings) ?? new Response(null, { status: 503 }),
    // The platform runs inside test processes, which need Node's own Request and Response.
    overrideGlobalObjects: false,
  }) as Server; // Without TLS or HTTP/2 options, it's a plain HTTP server.
  const sockets = new Set<Socket>();
  http.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  const dropConnections = () => {
    for (const socket of sockets) socket.destroy();
  };

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
    setApp: (newApp: App) => {
      app = newApp;
    },
    /** Number of open connections, including idle ones. */
    connections: () => sockets.size,
    closeIdleConnections: () => http.closeIdleConnections(),
    /** Destroys every connection, including active ones. */
    dropConnections,
    /** Destroys every connection, and stops listening. */
    async close(): Promise<void> {
      dropConnections();
      await new Promise((closed) => http.close(closed));
    },
  };
}

function describePortError(port: number, error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the other program, or set PORT to a different port.`;
  }
  return `Can’t listen on port ${port} (${String(error)}). Set PORT to a different port.`;
}
