import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Answers every request as it's told. @returns the server's address */
export async function strangeHost(answer: (socket: Socket, request: string) => void): Promise<URL> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // The client ends the connection as soon as it has seen enough.
    socket.on('error', () => undefined);
    socket.once('data', (request) => answer(socket, String(request)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on a port.');
  return new URL(`http://127.0.0.1:${address.port}/AITeam`);
}

/** The start of a response, up to its body. */
export const head = (...headers: string[]) => ['HTTP/1.1 200 OK', ...headers, '', ''].join('\r\n');

export function sending(body: Buffer | string, ...headers: string[]) {
  return (socket: Socket) => {
    socket.write(head(`Content-Length: ${Buffer.byteLength(body)}`, ...headers));
    socket.end(body);
  };
}

/** Sends a piece whenever the last one is gone. */
export function withoutEnd(piece: string, ...headers: string[]) {
  return (socket: Socket) => {
    const more = () => {
      while (socket.writable && socket.write(piece));
    };
    socket.on('drain', more);
    socket.write(head(...headers));
    more();
  };
}

/** Sends a piece every 10 ms. */
export function dripping(piece: string, first: string) {
  return (socket: Socket) => {
    socket.write(first);
    const timer = setInterval(() => socket.write(piece), 10);
    socket.on('close', () => clearInterval(timer));
  };
}
