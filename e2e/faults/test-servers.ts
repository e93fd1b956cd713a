import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Platform } from '../platform/platform';
import { startTemporaryPlatform } from '../temporary-platform';

/** A platform with the site, for one visit at a time, and a foreign server that no visit should reach. */
export interface TestServers {
  platform: Platform;
  /** Another origin, whose responses look valid; with `?closed`, its CORS header allows a different origin. */
  foreignServer: { url: string; requests(): number; forget(): void };
  stop(): Promise<void>;
}

export async function startTestServers(): Promise<TestServers> {
  const { platform, stop } = await startTemporaryPlatform({ out: 'out' });
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    const closed = request.url?.includes('closed');
    const allowedOrigin = closed ? 'https://another.example' : (request.headers.origin ?? '*');
    response
      .writeHead(200, {
        'content-type': 'application/json',
        'access-control-allow-origin': allowedOrigin,
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
      })
      .end(JSON.stringify({ id: 'elsewhere', public_settings: {}, full_name: 'Elsewhere' }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A server that listens on a TCP port has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return {
    platform,
    foreignServer: {
      url: `http://127.0.0.1:${port}/`,
      requests: () => requests,
      forget() {
        requests = 0;
      },
    },
    async stop() {
      await stop();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
