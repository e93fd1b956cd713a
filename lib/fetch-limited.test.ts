import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { fetchLimited, printable } from './fetch-limited';

/** Answers every request as it's told. @returns the server's address */
async function strangeHost(answer: (socket: Socket) => void): Promise<URL> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // The client ends the connection as soon as it has seen enough.
    socket.on('error', () => undefined);
    socket.once('data', () => answer(socket));
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

const head = (...headers: string[]) => ['HTTP/1.1 200 OK', ...headers, '', ''].join('\r\n');

function sending(body: Buffer | string, ...headers: string[]) {
  return (socket: Socket) => {
    socket.write(head(`Content-Length: ${Buffer.byteLength(body)}`, ...headers));
    socket.end(body);
  };
}

/** Sends a piece whenever the last one is gone. */
function withoutEnd(piece: string, ...headers: string[]) {
  return (socket: Socket) => {
    const more = () => {
      while (socket.writable && socket.write(piece));
    };
    socket.on('drain', more);
    socket.write(head(...headers));
    more();
  };
}

function dripping(piece: string, first: string) {
  return (socket: Socket) => {
    socket.write(first);
    const timer = setInterval(() => socket.write(piece), 10);
    socket.on('close', () => clearInterval(timer));
  };
}

const zeros = Buffer.alloc(21_000_000);

test.each<[string, (socket: Socket) => void, string]>([
  ['drips its body', dripping('x', head()), 'no complete response within 0.5 seconds'],
  ['drips its headers', dripping('X: y\r\n', 'HTTP/1.1 200 OK\r\n'), 'no complete response'],
  ['announces a response forever', dripping('HTTP/1.1 100 Continue\r\n\r\n', ''), 'no complete'],
  ['is silent', () => undefined, 'no complete response'],
  ['has no end', withoutEnd('x'.repeat(60_000)), 'a response of more than 20 MB'],
  [
    'has no end, in chunks',
    withoutEnd(`EA60\r\n${'x'.repeat(60_000)}\r\n`, 'Transfer-Encoding: chunked'),
    'a response of more than 20 MB',
  ],
  [
    'unpacks to more than 20 MB',
    sending(gzipSync(zeros), 'Content-Encoding: gzip'),
    'a response of more than 20 MB',
  ],
  [
    'unpacks to more than 20 MB, in another encoding',
    sending(brotliCompressSync(zeros), 'Content-Encoding: br'),
    'a response of more than 20 MB',
  ],
  [
    'is packed twice',
    sending(gzipSync(gzipSync('x')), 'Content-Encoding: gzip, gzip'),
    'a response that’s encoded as “gzip, gzip”',
  ],
  ['isn’t packed as it says', sending('x', 'Content-Encoding: br'), 'a body that isn’t br'],
  [
    'goes on after its end',
    (socket) => socket.end(`${head('Content-Length: 1')}xyz`),
    'a malformed response, or bytes after its end',
  ],
  [
    'goes on after the end of what’s packed',
    sending(Buffer.concat([gzipSync('x'), Buffer.alloc(9)]), 'Content-Encoding: gzip'),
    'bytes after the end',
  ],
  [
    'goes on after the end of what’s packed, in another encoding',
    sending(Buffer.concat([brotliCompressSync('x'), Buffer.from('y')]), 'Content-Encoding: br'),
    'bytes after the end',
  ],
  ['ends early', (socket) => socket.end(`${head('Content-Length: 9')}x`), 'aborted'],
  ['isn’t HTTP', (socket) => socket.end('\u001b[2J220 mail'), 'a malformed response'],
])('an answer that %s is an error that says so', async (_, answer, message) => {
  const url = await strangeHost(answer);
  await expect(fetchLimited(url, { deadlineMs: 500 })).rejects.toThrow(message);
});

test('an answer within the limits is unpacked, and its redirect isn’t followed', async () => {
  const url = await strangeHost(
    sending(gzipSync('text'), 'Content-Encoding: gzip', 'Location: https://evil.example/'),
  );
  const { status, header, body } = await fetchLimited(url);
  expect([status, header('location'), body.toString()]).toEqual([
    200,
    'https://evil.example/',
    'text',
  ]);
});

test('what’s printed has no control characters, line breaks, or changes of direction', () => {
  expect(printable('a\u001b[2J\r\nb\u009b1m\u202Ec\u2028d')).toBe('a[2Jb1mcd');
});
