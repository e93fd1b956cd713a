import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** A header as one text; '' without it. */
  header(name: string): string;
  body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** A request whose path goes out as it is written; fetch would resolve dots and mend encodings. */
export function ask(
  origin: string,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { method = 'GET', headers = {} } = options;
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ agent, hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          header: (name) => String(response.headers[name.toLowerCase()] ?? ''),
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', (error) => {
      // A server may close a connection that was kept just when it is used again: on a new one, then.
      const isClosed = sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
      if (isClosed) ask(origin, path, options).then(resolve, reject);
      else reject(new Error(`${method} ${path}: ${error.message}`));
    });
    sent.end();
  });
}
