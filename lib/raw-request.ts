import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
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

export interface RawRequestOptions {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** How long the connection and the response may take together. */
  deadlineMs?: number;
}

/** The size that no response may exceed, in bytes, as received or decompressed. No file of the site comes near it. */
export const maxResponseBytes = 20_000_000;

/** A response that's too large, too slow, or has bytes after its end. */
export class ResponseLimitError extends Error {
  override readonly name = 'ResponseLimitError';
}

/**
 * Sends the path exactly as written; fetch would resolve dots and fix encodings.
 *
 * @throws ResponseLimitError if the response exceeds a limit, or another error if it's missing or incomplete
 */
export async function rawRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body, deadlineMs = 30_000 }: RawRequestOptions = {},
): Promise<RawResponse> {
  const { protocol, hostname, port } = new URL(origin);
  // IPv6 addresses have brackets in URLs only.
  const host = hostname.replace(/^\[|\]$/g, '');
  const send = protocol === 'https:' ? requestHttps : requestHttp;
  // Without an agent, each request has a connection of its own.
  const request = send({ host, port, path, method, headers, agent: false });
  let failure: Error | undefined;
  const end = (error: Error) => {
    failure ??= describe(error);
    request.destroy();
  };
  request.on('error', end);
  const tooLate = `no complete response within ${deadlineMs / 1000} seconds`;
  const deadline = setTimeout(() => end(new ResponseLimitError(tooLate)), deadlineMs);
  try {
    request.end(body);
    const [response]: IncomingMessage[] = await once(request, 'response');
    if (response === undefined) throw new Error('no response');
    const received = await readBody(response);
    // Bytes after the end of the response are an error of the connection. A reset after the end isn't one of the response.
    if (!request.closed) await new Promise((closed) => request.once('close', closed));
    if (failure instanceof ResponseLimitError) throw failure;
    return {
      status: response.statusCode ?? 0,
      headersDistinct: response.headersDistinct,
      header: (name) => String(response.headers[name.toLowerCase()] ?? ''),
      body: received,
    };
  } catch (error) {
    throw failure ?? error;
  } finally {
    clearTimeout(deadline);
    request.destroy();
  }
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > maxResponseBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export function tooLarge(): ResponseLimitError {
  return new ResponseLimitError(`a response of more than ${maxResponseBytes / 1e6} MB`);
}

/** Node's parser has codes for what's wrong with a response, and several texts for each. */
function describe(error: Error): Error {
  const code = 'code' in error ? String(error.code) : '';
  if (!code.startsWith('HPE_')) return error;
  return new ResponseLimitError(`a malformed response, or bytes after its end (${code})`);
}
