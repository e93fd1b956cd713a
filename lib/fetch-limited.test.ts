import type { Socket } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fetchLimited, printable } from './fetch-limited';
import { dripping, head, sending, strangeHost, withoutEnd } from './testing-strange-host';

const zeros = Buffer.alloc(21_000_000);

test.each<[string, (socket: Socket) => void]>([
  ['drips its body', dripping('x', head())],
  ['drips its headers', dripping('X: y\r\n', 'HTTP/1.1 200 OK\r\n')],
  ['announces a response forever', dripping('HTTP/1.1 100 Continue\r\n\r\n', '')],
  ['is silent', () => undefined],
])('a host that %s gets no more than its time', async (_, answer) => {
  const late = fetchLimited(await strangeHost(answer), { deadlineMs: 500 });
  await expect(late).rejects.toThrow('no complete response within 0.5 seconds');
});

test.each<[string, (socket: Socket) => void, string]>([
  ['has no end', withoutEnd('x'.repeat(60_000)), 'a response of more than 20 MB'],
  [
    'unpacks to more than 20 MB',
    sending(gzipSync(zeros), 'Content-Encoding: gzip'),
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
    sending(Buffer.concat([brotliCompressSync('x'), Buffer.from('y')]), 'Content-Encoding: br'),
    'bytes after the end',
  ],
  ['ends early', (socket) => socket.end(`${head('Content-Length: 9')}x`), 'aborted'],
  ['isn’t HTTP', (socket) => socket.end('\u001b[2J220 mail'), 'a malformed response'],
])('an answer that %s is an error that says so', async (_, answer, message) => {
  await expect(fetchLimited(await strangeHost(answer))).rejects.toThrow(message);
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
