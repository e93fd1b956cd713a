import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { onTestFinished } from 'vitest';

/**
 * A real socket.io server with rooms like the platform's, for one test.
 *
 * @param connected gets each socket
 * @param answer answers the API's GET requests
 */
export async function realtimeServer(
  connected: (socket: Socket) => void = () => undefined,
  answer: (response: ServerResponse, url: string) => void = (response) => response.end('{}'),
) {
  const reads: string[] = [];
  const http = createServer(({ url = '' }, response) => {
    reads.push(url);
    answer(response, url);
  });
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  const server = new Server(http, { path: '/ws-user-apps/socket.io/', transports: ['websocket'] });
  onTestFinished(async () => {
    http.closeAllConnections();
    await server.close();
  });
  const connections: object[] = [];
  const received: string[] = [];
  server.on('connection', (socket) => {
    const { EIO, transport, ...query } = socket.handshake.query;
    connections.push(query);
    socket.onAny((event: 'join' | 'leave', room: string) => {
      received.push(`${event} ${room}`);
      return socket[event](room);
    });
    connected(socket);
  });
  // A server that listens on a port always has an AddressInfo.
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    server,
    /** The query of each connection, without socket.io's own parameters. */
    connections,
    /** `join a`, `leave a`, oldest first. */
    received,
    /** The paths of the API's GET requests. */
    reads,
    /** Sends data, as JSON text, to the sockets in a room. */
    update: (room: string, data: unknown) =>
      server.to(room).emit('update_model', { room, data: JSON.stringify(data) }),
  };
}
