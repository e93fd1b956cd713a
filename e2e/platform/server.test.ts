import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { listen, type RunningServer } from './server';
import type { ApiEnv } from './services';
import { eventually, readUntilClosed } from './testing';

/** Starts a server that responds with the length of the request body. */
async function start(timeouts?: Parameters<typeof listen>[1]): Promise<RunningServer> {
  const server = await listen(0, timeouts);
  const app = new Hono<ApiEnv>();
  app.all('*', async (c) => c.text(String((await c.req.text()).length)));
  // If the body is cut off, the client has disconnected, so the response doesn't matter.
  app.onError((_error, c) => c.text('', 500));
  server.setApp(app);
  return server;
}

function open({ url }: RunningServer, sent: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(sent);
  return socket;
}

const head = 'POST / HTTP/1.1\r\nHost: h\r\n';

test.each([
  ['its headers', `${head}X: `],
  ['its body', `${head}Content-Length: 10\r\n\r\n12345`],
  ['its chunked body', `${head}Transfer-Encoding: chunked\r\n\r\n5\r\n12345\r\n`],
])('disconnects a client that never finishes sending %s, and nobody else', async (_what, sent) => {
  const server = await start({ headersMs: 200, requestMs: 400, checkIntervalMs: 50 });
  const slow = Array.from({ length: 50 }, () => open(server, sent));
  const quick = () =>
    fetch(server.url, { method: 'POST', body: '123' }).then((sent) => sent.text());
  // On a busy machine, this request can be slow enough to time out too, so retry.
  await eventually(quick).toBe('3');
  for (const response of await Promise.all(slow.map((socket) => text(socket)))) {
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
  }
  server.http.close();
  server.dropConnections();
});

test('answers headers over 16 KiB with 431', async () => {
  const server = await start();
  const response = await text(open(server, `${head}X: ${'x'.repeat(16 * 1024)}\r\n\r\n`));
  expect(response).toMatch(/^HTTP\/1\.1 431 /);
  server.http.close();
  server.dropConnections();
});

test('lets a client that is still sending a rejected request read the answer', async () => {
  const server = await start();
  // More than the kernel buffers, so closing the connection early would reset it.
  const socket = open(server, `${head}X: ${'x'.repeat(8 * 1024 * 1024)}\r\n\r\n`);
  expect(await readUntilClosed(socket)).toMatch(/^HTTP\/1\.1 431 /);
  expect(socket.errored).toBeNull();
  await eventually(() => server.connections()).toBe(0);
  server.http.close();
});

test('disconnects a client that never stops sending a rejected request', async () => {
  const server = await start();
  const { hostname, port } = new URL(server.url);
  // By default, the client would close its side when the server does.
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.write('not HTTP\r\n\r\n');
  const sending = setInterval(() => socket.write('more'), 10);
  expect(await readUntilClosed(socket)).toMatch(/^HTTP\/1\.1 400 /);
  clearInterval(sending);
  await eventually(() => server.connections()).toBe(0);
  server.http.close();
});

test('refuses connections over the maximum', async () => {
  const server = await start();
  server.http.maxConnections = 3;
  const accepted = Array.from({ length: 3 }, () => open(server, ''));
  await eventually(() => server.connections()).toBe(3);
  const refused = open(server, '').on('error', () => undefined);
  await once(refused, 'close');
  expect(server.connections()).toBe(3);
  for (const socket of accepted) socket.destroy();
  server.http.close();
});
