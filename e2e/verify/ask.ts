import { request as askHttp, type IncomingMessage } from 'node:http';
import { request as askHttps } from 'node:https';

/** An answer as it came over the wire: no redirect was followed, nothing was decoded. */
export interface Answer {
  /** 0 where there was no answer, or not all of it. */
  status: number;
  /** Each header's values, one for each time that it was sent; names are lower-cased. */
  headers: ReadonlyMap<string, readonly string[]>;
  /** As it was sent; where there was no answer, why. */
  body: Buffer;
}

export interface Asked {
  method?: 'GET' | 'HEAD';
  headers?: Readonly<Record<string, string>>;
}

/** Asks for a path exactly as it is written: dots and doubled slashes stay in it. */
export type Ask = (path: string, asked?: Asked) => Promise<Answer>;

const patienceMs = 20_000;

/** @param origin of the deployed site, such as 'https://www.example.com' */
export function askOf(origin: string): Ask {
  const { protocol, hostname, port } = new URL(origin);
  const send = protocol === 'https:' ? askHttps : askHttp;
  // An IPv6 address stands in brackets in an address, and without them everywhere else.
  const host = hostname.replace(/^\[|\]$/g, '');
  return (path, { method = 'GET', headers = {} } = {}) =>
    new Promise((resolve) => {
      // Whatever breaks says as much about the site as an answer does.
      const fail = (error: Error) =>
        resolve({ status: 0, headers: new Map(), body: Buffer.from(error.message) });
      const request = send({ host, port, path, method, headers: { ...headers } }, (answer) => {
        read(answer).then(resolve, fail);
      });
      request.setTimeout(patienceMs, () => {
        request.destroy(new Error(`no answer within ${patienceMs / 1000} seconds`));
      });
      request.on('error', fail);
      request.end();
    });
}

async function read(answer: IncomingMessage): Promise<Answer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  const headers = new Map<string, string[]>();
  for (const [name, values = []] of Object.entries(answer.headersDistinct)) {
    headers.set(name, values);
  }
  return { status: answer.statusCode ?? 0, headers, body: Buffer.concat(parts) };
}

/** The one value of a header; what was sent twice is joined as a browser joins it. */
export function headerOf({ headers }: Answer, name: string): string | undefined {
  return headers.get(name.toLowerCase())?.join(', ');
}
