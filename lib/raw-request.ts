import {
  type Agent,
  request as askHttp,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { request as askHttps } from 'node:https';

/** A response as received: redirects aren't followed, and the body isn't decoded. */
export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Each header's values, one for each time it was sent; names are lowercase. */
  headersDistinct: NodeJS.Dict<string[]>;
  /** A header as one string; '' if it's missing. */
  header(name: string): string;
  body: Buffer;
}

export interface RawRequestOptions {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Manages the connections; by default, they are kept alive, and their number isn't limited. */
  agent?: Agent;
  /** How long the connection can be idle; unlimited by default. */
  idleTimeoutMs?: number;
}

/**
 * Sends the path exactly as written; fetch would resolve dots and fix encodings.
 *
 * @throws when the response is missing or incomplete.
 */
export function rawRequest(
  origin: string,
  path: string,
  options: RawRequestOptions = {},
): Promise<RawResponse> {
  const { method = 'GET', headers = {}, body, agent, idleTimeoutMs = 0 } = options;
  const { protocol, hostname, port } = new URL(origin);
  const send = protocol === 'https:' ? askHttps : askHttp;
  // IPv6 addresses have brackets in URLs only.
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const fail = (cause: Error) =>
      reject(new Error(`${method} ${path}: ${cause.message}`, { cause }));
    const sent = send({ host, port, path, method, agent, headers: { ...headers } }, (response) => {
      readResponse(response).then(resolve, fail);
    });
    sent.setTimeout(idleTimeoutMs, () => {
      sent.destroy(new Error(`no answer within ${idleTimeoutMs / 1000} seconds`));
    });
    sent.on('error', (error) => {
      // A server can close a keep-alive connection just as it's reused, so retry on a new one.
      const isClosed = sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
      if (isClosed) rawRequest(origin, path, options).then(resolve, reject);
      else fail(error);
    });
    sent.end(body);
  });
}

async function readResponse(response: IncomingMessage): Promise<RawResponse> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  const { statusCode = 0, headers, headersDistinct } = response;
  return {
    status: statusCode,
    headers,
    headersDistinct,
    header: (name) => String(headers[name.toLowerCase()] ?? ''),
    body: Buffer.concat(parts),
  };
}
