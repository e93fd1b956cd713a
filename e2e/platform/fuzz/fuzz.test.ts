import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { call, eventually, operator, testPlatform } from '../testing';
import { connectSocket, joinRoom } from '../testing-socket';
import { type Exchange, sendExchange } from './exchange';
import { socketExchange } from './frames';
import { httpExchange } from './requests';

const lines: string[] = [];
// The generation with more routes.
const running = testPlatform({ generation: 'current', log: (line) => lines.push(line) });
const settings = '/apps/public/prod/public-settings/by-id/brazos';
const mebibyte = 1024 * 1024;

/** Matches text that leaks implementation details. */
const internals = /node_modules|\.m?[jt]s:\d+|\n\s+at \S|ECONN|SQLITE|[Tt]ypeError/;

/** Fills in the platform's host and a valid token. */
function fillPlaceholders({ parts, ending }: Exchange): Exchange {
  const { url, tokenFor } = running.platform;
  const fill = (part: Buffer) =>
    Buffer.from(
      part
        .toString('latin1')
        .replaceAll('{host}', new URL(url).host)
        .replaceAll('{token}', tokenFor(operator)),
      'latin1',
    );
  return { parts: parts.map(fill), ending };
}

/** Each response's status and JSON body; `json` is undefined if it has none. */
function parseResponses(raw: string): { status: number; json: unknown }[] {
  // Node sends this right away, even in the middle of another response.
  const text = raw.replaceAll('HTTP/1.1 100 Continue\r\n\r\n', '');
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) [^\r]*\r\n((?:[^\r]+\r\n)*)\r\n/g)].map((match) => {
    const [head, status, headers = ''] = match;
    const length = /^content-length: (\d+)$/im.exec(headers)?.[1];
    const isJson = /^content-type: application\/json/im.test(headers);
    const bodyStart = match.index + head.length;
    const body = text.slice(bodyStart, bodyStart + Number(length));
    const json = isJson && length !== undefined ? JSON.parse(body) : undefined;
    return { status: Number(status), json };
  });
}

async function expectSafeResponses(exchange: Exchange): Promise<void> {
  const text = await sendExchange(running.platform, fillPlaceholders(exchange));
  expect(text).not.toMatch(internals);
  for (const { status, json } of parseResponses(text)) {
    expect(status, text).toBeLessThan(500);
    // Requests that never reach the API may be rejected in plain text, such as by Node or the WebSocket library.
    if (status < 400 || json === undefined) continue;
    const error = { message: expect.any(String), code: expect.anything() };
    expect(json).toMatchObject({ error });
  }
}

/** Checks that no connections or rooms are left over and that the API and rooms still work. */
async function expectHealthy(): Promise<void> {
  const { platform } = running;
  await eventually(() => platform.connections()).toBe(0);
  expect(platform.rooms.list()).toEqual([]);
  expect((await call(platform, settings)).status).toBe(200);
  const socket = await connectSocket(platform, { token: platform.tokenFor(operator) });
  await joinRoom(socket, 'entities:brazos:Task');
  expect(platform.rooms.list()).toHaveLength(1);
  expect(lines.filter((line) => internals.test(line))).toEqual([]);
}

test.each([
  ['HTTP requests', httpExchange, 500],
  ['WebSocket frames', socketExchange, 300],
])('survives arbitrary %s and reveals no implementation details', async (_, sent, numRuns) => {
  await fc.assert(fc.asyncProperty(sent, expectSafeResponses), { numRuns });
  await expectHealthy();
});

test('doesn’t leak memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const exchanges = [...fc.sample(httpExchange, 100), ...fc.sample(socketExchange, 50)];
  const sendAll = async () => {
    for (const exchange of exchanges)
      await sendExchange(running.platform, fillPlaceholders(exchange));
    await eventually(() => running.platform.connections()).toBe(0);
    await running.platform.reset();
    collect();
    return process.memoryUsage().heapUsed;
  };
  // The first round includes lazy loading and compilation.
  const [first] = [await sendAll(), lines.splice(0)];
  let last = first;
  for (let round = 0; round < 3; round += 1) last = await sendAll();
  expect((last - first) / mebibyte).toBeLessThan(2);
});
