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
const running = testPlatform({ log: (line) => lines.push(line) });
const settings = '/apps/public/prod/public-settings/by-id/brazos';
const mebibyte = 1024 * 1024;

/** What tells of the platform's inside. */
const internals = /node_modules|\.m?[jt]s:\d+|\n\s+at \S|ECONN|SQLITE|[Tt]ypeError/;

/** The exchange with the platform's address and a good token where they belong. */
function filledIn({ parts, ending }: Exchange): Exchange {
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

/** Each answer's status, and the JSON that came with it; undefined where none did. */
function answersIn(raw: string): { status: number; json: unknown }[] {
  // Node says so at once, in the midst of another answer too.
  const text = raw.replaceAll('HTTP/1.1 100 Continue\r\n\r\n', '');
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) [^\r]*\r\n((?:[^\r]+\r\n)*)\r\n/g)].map((match) => {
    const [head, status, headers = ''] = match;
    const length = /^content-length: (\d+)$/im.exec(headers)?.[1];
    const isJson = /^content-type: application\/json/im.test(headers);
    const begin = match.index + head.length;
    const body = text.slice(begin, begin + Number(length));
    const json = isJson && length !== undefined ? JSON.parse(body) : undefined;
    return { status: Number(status), json };
  });
}

async function expectSafeResponses(given: Exchange): Promise<void> {
  const text = await sendExchange(running.platform, filledIn(given));
  expect(text).not.toMatch(internals);
  for (const { status, json } of answersIn(text)) {
    expect(status, text).toBeLessThan(500);
    // What is no call at all is refused by the socket's library or in words.
    if (status < 400 || json === undefined) continue;
    expect(json).toMatchObject({ message: expect.any(String), code: expect.anything() });
  }
}

/** The platform is as it was: it answers, tells its rooms, and nobody is left. */
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
  ['requests', httpExchange, 500],
  ['frames of a socket', socketExchange, 300],
])(
  'whatever is sent as %s, the platform stands and tells nothing of its inside',
  async (_, sent, numRuns) => {
    await fc.assert(fc.asyncProperty(sent, expectSafeResponses), { numRuns });
    await expectHealthy();
  },
);

test('what was sent leaves nothing in memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const all = [...fc.sample(httpExchange, 100), ...fc.sample(socketExchange, 50)];
  const sendAll = async () => {
    for (const each of all) await sendExchange(running.platform, filledIn(each));
    await eventually(() => running.platform.connections()).toBe(0);
    await running.platform.reset();
    collect();
    return process.memoryUsage().heapUsed;
  };
  // What is loaded or compiled late comes with the first.
  const [first] = [await sendAll(), lines.splice(0)];
  let last = first;
  for (let round = 0; round < 3; round += 1) last = await sendAll();
  expect((last - first) / mebibyte).toBeLessThan(2);
});
