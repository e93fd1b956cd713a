import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { z } from 'zod';

export interface Sent {
  /** `GET /api/apps/brazos/entities/Task?limit=2`, with the query decoded, so it's easy to read. */
  request: string;
  headers: Record<string, string>;
  /** A form's parts by name, a file's as `plan.txt (text/plain): its text`. Null without a body. */
  body: unknown;
}

/** Answers that aren't a whole response. */
const plays = {
  hangs: () => undefined,
  'hangs in its body': (response) => response.write('{'),
  'is reset': (response) => response.destroy(),
  'is cut off': (response) => response.write('{', () => response.destroy()),
  'never ends': (response) => {
    const timer = setInterval(() => response.write('x'.repeat(100_000)), 1);
    response.on('close', () => clearInterval(timer));
  },
} satisfies Record<string, (response: ServerResponse) => unknown>;

/** A body that isn't text is sent as JSON, one that's missing is empty. */
export const answerSchema = z.union([
  z.literal(Object.keys(plays) as (keyof typeof plays)[]), // They're all of its keys.
  z.strictObject({
    status: z.int().optional(),
    headers: z.record(z.string(), z.string()).optional(),
    body: z.unknown().optional(),
  }),
]);
type Answer = z.infer<typeof answerSchema>;

const ofHttp =
  /^(accept-encoding|accept-language|connection|content-length|host|origin|transfer-encoding|upgrade|user-agent|sec-.+)$/;

/**
 * A server on a free port, for one test, that takes down what it's sent and plays canned answers: the first to the first
 * request, and so on; the last one to all that follow.
 */
export async function record(...answers: Answer[]) {
  const tape: Sent[] = [];
  const server = createServer(async (request, response) => {
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? {};
    tape.push(await takeDown(request));
    play(answer, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A server that listens on a port always has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    tape,
    connections: () => new Promise((counted) => server.getConnections((_, open) => counted(open))),
  };
}

async function takeDown(incoming: IncomingMessage): Promise<Sent> {
  const bytes = await buffer(incoming);
  const type = incoming.headers['content-type'] ?? '';
  const kept = Object.entries(incoming.headers).filter(([name]) => !ofHttp.test(name));
  const headers = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
  if (type !== '') headers['content-type'] = type.replace(/;.*/, '');
  const url = incoming.url?.replace(/(?<=\?).*/, decoded);
  return { request: `${incoming.method} ${url}`, headers, body: await parseBody(bytes, type) };
}

/** A query as `name=value&…`, whatever way it's encoded. */
export function decoded(query: string): string {
  return [...new URLSearchParams(query)].map((pair) => pair.join('=')).join('&');
}

async function parseBody(body: Buffer, type: string): Promise<unknown> {
  if (body.length === 0) return null;
  if (!type.startsWith('multipart/')) return JSON.parse(body.toString());
  const headers = { 'content-type': type };
  const parts: Record<string, string> = {};
  for (const [name, part] of await new Response(new Uint8Array(body), { headers }).formData()) {
    const isText = typeof part === 'string';
    parts[name] = isText ? part : `${part.name} (${part.type}): ${await part.text()}`;
  }
  return parts;
}

function play(answer: Answer, response: ServerResponse): void {
  if (typeof answer === 'string') return void plays[answer](response);
  const { status = 200, headers, body = '' } = answer;
  const isText = typeof body === 'string';
  const type = isText ? undefined : { 'content-type': 'application/json' };
  response.writeHead(status, { ...type, ...headers }).end(isText ? body : JSON.stringify(body));
}
