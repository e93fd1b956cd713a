import { request as askHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as askHttps } from 'node:https';

/** An answer as it came over the wire: no redirect was followed, nothing was decoded. */
export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Each header's values, one for each time that it was sent; names are lower-cased. */
  headersDistinct: NodeJS.Dict<string[]>;
  /** A header as one text; '' without it. */
  header(name: string): string;
  body: Buffer;
}

export interface RawRequestOptions {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** How long the line may stay silent; without it, for ever. */
  idleTimeoutMs?: number;
}

/**
 * A request whose path goes out as it is written; fetch would resolve dots and mend encodings.
 *
 * @throws when there is no answer, or not all of it.
 */
export function rawRequest(
  origin: string,
  path: string,
  options: RawRequestOptions = {},
): Promise<RawResponse> {
  const { method = 'GET', headers = {}, body, idleTimeoutMs = 0 } = options;
  const { protocol, hostname, port } = new URL(origin);
  const send = protocol === 'https:' ? askHttps : askHttp;
  // An IPv6 address stands in brackets in an address, and without them everywhere else.
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const fail = (cause: Error) =>
      reject(new Error(`${method} ${path}: ${cause.message}`, { cause }));
    const sent = send({ host, port, path, method, headers: { ...headers } }, (answer) => {
      readResponse(answer).then(resolve, fail);
    });
    sent.setTimeout(idleTimeoutMs, () => {
      sent.destroy(new Error(`no answer within ${idleTimeoutMs / 1000} seconds`));
    });
    sent.on('error', (error) => {
      // A server may close a connection that was kept just when it is used again: on a new one, then.
      const isClosed = sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
      if (isClosed) rawRequest(origin, path, options).then(resolve, reject);
      else fail(error);
    });
    sent.end(body);
  });
}

async function readResponse(answer: IncomingMessage): Promise<RawResponse> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  const { statusCode = 0, headers, headersDistinct } = answer;
  return {
    status: statusCode,
    headers,
    headersDistinct,
    header: (name) => String(headers[name.toLowerCase()] ?? ''),
    body: Buffer.concat(parts),
  };
}
