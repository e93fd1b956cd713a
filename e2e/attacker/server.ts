import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { attackerPage } from './page';

/** The attacker's own paths; what comes to any other has been lured there. */
const pagePath = '/page';
const reportPath = '/tell';

/** What the attacker's page says that it has got. */
interface Report {
  kind: 'message' | 'read';
  what: unknown;
}

export interface Attacker {
  /** Another origin of the site's own host name, which shares the browser's storage with it in a frame. */
  readonly url: string;
  /** The same server under another name: another site for the browser. */
  readonly crossSiteUrl: string;
  readonly port: number;
  /** The address of a page that frames these addresses, and of nothing but buttons when there are none. */
  pageUrl(addresses: readonly string[], at?: string): string;
  /** What the page was told or could read of the site. */
  reports(): Report[];
  /** Requests and sockets to other paths than its own, and what was no HTTP. */
  unexpectedRequests(): string[];
  /** All that has come, with every header and body. */
  trafficLog(): string;
  stop(): Promise<void>;
}

/** Listens on the loopback address; keeps all that comes, and allows it all to come again. */
export async function startAttacker(): Promise<Attacker> {
  const told: Report[] = [];
  const lured: string[] = [];
  const all: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '', headers } = request;
    const body = (await request.setEncoding('utf8').toArray()).join('');
    all.push(`${method} ${url} ${JSON.stringify(headers)} ${body}`);
    const { pathname, searchParams } = new URL(url, 'http://attacker');
    if (pathname === pagePath) {
      const html = attackerPage(searchParams.getAll('frame'), reportPath);
      response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    } else if (pathname === reportPath) {
      told.push(JSON.parse(body));
      response.writeHead(204).end();
    } else {
      // The browser asks for an icon by itself.
      if (pathname !== '/favicon.ico') lured.push(`${method} ${url}`);
      const allowed = {
        'access-control-allow-origin': headers.origin ?? '*',
        'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
        'access-control-allow-credentials': 'true',
      };
      const settings = { id: 'stolen', public_settings: {}, role: 'admin', full_name: 'Mallory' };
      response
        .writeHead(200, { 'content-type': 'application/json', ...allowed })
        .end(JSON.stringify(settings));
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  server.on('upgrade', ({ url, headers }, socket) => {
    all.push(`socket ${url} ${JSON.stringify(headers)}`);
    lured.push(`socket ${url}`);
    socket.destroy();
  });
  server.on('clientError', (error, socket) => {
    // A request over TLS; a connection that the browser lets go says nothing of the site.
    if (!('code' in error) || error.code !== 'ECONNRESET') lured.push(`no HTTP: ${error.message}`);
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  return {
    url,
    crossSiteUrl: `http://localhost:${port}`,
    port,
    pageUrl(addresses, at = url) {
      const frames = addresses.map((address) => ['frame', address]);
      return `${at}${pagePath}?${new URLSearchParams(frames)}`;
    },
    reports: () => told,
    unexpectedRequests: () => lured,
    trafficLog: () => [...all, ...lured, JSON.stringify(told)].join('\n'),
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
