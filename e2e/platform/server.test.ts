import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { listen, type RunningServer } from './server';
import type { ApiEnv } from './services';
import { eventually } from './testing';

/** Answers with the length of the body. */
async function start(patience?: Parameters<typeof listen>[1]): Promise<RunningServer> {
  const server = await listen(0, patience);
  const app = new Hono<ApiEnv>();
  app.all('*', async (c) => c.text(String((await c.req.text()).length)));
  // Of a body that breaks off nobody is left to hear.
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
  ['the parts of its body', `${head}Transfer-Encoding: chunked\r\n\r\n5\r\n12345\r\n`],
])('who never ends %s is cut off, and nobody else', async (_what, sent) => {
  const server = await start({ headersMs: 200, requestMs: 400, checkIntervalMs: 50 });
  const slow = Array.from({ length: 50 }, () => open(server, sent));
  const quick = () =>
    fetch(server.url, { method: 'POST', body: '123' }).then((sent) => sent.text());
  // On a busy machine it can be as slow as they are, and is cut off for once.
  await eventually(quick).toBe('3');
  for (const answer of await Promise.all(slow.map((socket) => text(socket)))) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  }
  server.http.close();
  server.dropConnections();
});

test('headers over 16 KiB are 431', async () => {
  const server = await start();
  const answer = await text(open(server, `${head}X: ${'x'.repeat(16 * 1024)}\r\n\r\n`));
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  server.http.close();
  server.dropConnections();
});

test('there are no more connections than can be served', async () => {
  const server = await start();
  server.http.maxConnections = 3;
  const kept = Array.from({ length: 3 }, () => open(server, ''));
  await eventually(() => server.connections()).toBe(3);
  const refused = open(server, '').on('error', () => undefined);
  await once(refused, 'close');
  expect(server.connections()).toBe(3);
  for (const socket of kept) socket.destroy();
  server.http.close();
});
