import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { isPlatformError, type PlatformError } from './errors';
import { createHttp, type Http, type HttpConfig } from './http';
import type { TokenHolder } from './token';

export type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void;

/** A real server on a free port, for one test; `count` is 1 for the first request. */
export async function serve(handler: Handler) {
  const requests: string[] = [];
  let headers: IncomingMessage['headers'] = {};
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    headers = request.headers;
    handler(request, response, requests.length);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  // A server that listens on a port always has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** The requests so far, oldest first: `GET /api/…`. */
    requests,
    /** The headers of the last request. */
    headers: () => headers,
  };
}

export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

interface Call {
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A server that reads each request to its end and sends the same response to all of them. */
export async function respondWith(answer: unknown, status = 200) {
  let call: Call | undefined;
  const server = await serve((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      call = { headers: request.headers, body: Buffer.concat(chunks) };
      json(response, answer, status);
    });
  });
  return {
    ...server,
    /** The last call, with its whole body. */
    last(): Call {
      if (call === undefined) throw new Error('Nothing has been asked');
      return call;
    },
  };
}

/** The body as a form, parsed like on a server. */
export function formIn({ headers, body }: Call): Promise<FormData> {
  const type = headers['content-type'] ?? '';
  return new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
}

export function httpOf(
  serverUrl: string,
  { token, ...config }: Partial<HttpConfig> & { token?: TokenHolder } = {},
): Http {
  const bearerTokens = () => ({ Authorization: token?.get() ?? null });
  return createHttp({ serverUrl, appId: 'brazos', bearerTokens, ...config });
}

/** The error of a call that must fail. */
export async function failureOf(call: Promise<unknown>): Promise<PlatformError> {
  const failure = await call.then(
    () => new Error('The call succeeded'),
    (error: unknown) => error,
  );
  if (!isPlatformError(failure)) throw failure;
  return failure;
}
