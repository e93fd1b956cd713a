import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { attackerPage } from './page';

/** The attacker's own paths. The site must not request any other path. */
const pagePath = '/page';
const reportPath = '/tell';

/** A report by the attacker's page of a message it received or a value it read. */
interface Report {
  kind: 'message' | 'read';
  what: unknown;
}

export interface Attacker {
  /** Another port of the site's host: cross-origin but same-site, so a framed site keeps its storage. */
  readonly url: string;
  /** The same server under another host name, which is cross-site. */
  readonly crossSiteUrl: string;
  readonly port: number;
  /** The URL of a page that frames these URLs. Without any, the page has only buttons. */
  pageUrl(addresses: readonly string[], at?: string): string;
  /** Messages that the attacker's page received, and values that it could read from the site. */
  reports(): Report[];
  /** Requests and sockets to paths that aren't its own, and connections that weren't HTTP. */
  unexpectedRequests(): string[];
  /** All traffic, with headers and bodies. */
  trafficLog(): string;
  stop(): Promise<void>;
}

/** Listens on the loopback address, records all traffic, and allows every cross-origin request. */
export async function startAttacker(): Promise<Attacker> {
  const received: Report[] = [];
  const unexpected: string[] = [];
  const traffic: string[] = [];

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '', headers } = request;
    const body = (await request.setEncoding('utf8').toArray()).join('');
    traffic.push(`${method} ${url} ${JSON.stringify(headers)} ${body}`);
    const { pathname, searchParams } = new URL(url, 'http://attacker');
    if (pathname === pagePath) {
      const html = attackerPage(searchParams.getAll('frame'), reportPath);
      response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    } else if (pathname === reportPath) {
      received.push(JSON.parse(body));
      response.writeHead(204).end();
    } else {
      // The browser requests an icon on its own.
      if (pathname !== '/favicon.ico') unexpected.push(`${method} ${url}`);
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

  const server = createServer((request, response) => void respond(request, response));
  server.on('upgrade', ({ url, headers }, socket) => {
    traffic.push(`socket ${url} ${JSON.stringify(headers)}`);
    unexpected.push(`socket ${url}`);
    socket.destroy();
  });
  server.on('clientError', (error, socket) => {
    // Not HTTP, such as a TLS handshake. Ignore connections that the browser resets.
    if (!('code' in error) || error.code !== 'ECONNRESET')
      unexpected.push(`no HTTP: ${error.message}`);
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server listening on a port has an AddressInfo.
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
    reports: () => received,
    unexpectedRequests: () => unexpected,
    trafficLog: () => [...traffic, ...unexpected, JSON.stringify(received)].join('\n'),
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
