import { once } from 'node:events';
import { type Agent, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

/** A response as received: redirects aren't followed, and the body isn't decoded. */
export interface RawResponse {
  status: number;
  /** Each header's values, one for each time it was sent; names are lowercase. */
  headersDistinct: NodeJS.Dict<string[]>;
  /** A header as one string; '' if it's missing. */
  header(name: string): string;
  body: Buffer;
}

interface RawRequestOptions {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Limits the connections; by default, each request has its own. */
  agent?: Agent;
  /** How long the connection can be idle; unlimited by default. */
  idleTimeoutMs?: number;
}

/**
 * Sends the path exactly as written; fetch would resolve dots and fix encodings.
 *
 * @throws when the response is missing or incomplete.
 */
export async function rawRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body, agent, idleTimeoutMs = 0 }: RawRequestOptions = {},
): Promise<RawResponse> {
  const { protocol, hostname, port } = new URL(origin);
  // IPv6 addresses have brackets in URLs only.
  const host = hostname.replace(/^\[|\]$/g, '');
  const send = protocol === 'https:' ? requestHttps : requestHttp;
  const request = send({ host, port, path, method, headers, agent: agent ?? false });
  request.setTimeout(idleTimeoutMs, () => {
    request.destroy(new Error(`no answer within ${idleTimeoutMs / 1000} seconds`));
  });
  request.end(body);
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (response === undefined) throw new Error('no response');
  // From here on, the response fails as well.
  request.on('error', () => undefined);
  const received = Buffer.concat(await response.toArray());
  return {
    status: response.statusCode ?? 0,
    headersDistinct: response.headersDistinct,
    header: (name) => String(response.headers[name.toLowerCase()] ?? ''),
    body: received,
  };
}
