import { connect, createServer, type Socket } from 'node:net';

export interface LatencyProxy {
  url: string;
  close: () => void;
}

/**
 * Starts a proxy that delays data by half a round trip in each direction. The browser's own latency emulation doesn't
 * apply to prefetched pages.
 */
export async function startLatencyProxy(
  address: string,
  roundTripMs: number,
): Promise<LatencyProxy> {
  const { host, hostname, port } = new URL(address);
  const sockets = new Set<Socket>();

  function pipe(from: Socket, to: Socket, edit = (text: string) => text): void {
    sockets.add(from);
    const delay = (act: () => void) => setTimeout(act, roundTripMs / 2);
    from.on('data', (bytes) => delay(() => to.write(edit(bytes.toString('latin1')), 'latin1')));
    from.on('end', () => delay(() => to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => sockets.delete(from));
  }

  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    // The server rejects other Host headers.
    pipe(client, upstream, (text) => text.replaceAll(`${hostname}:${client.localPort}`, host));
    pipe(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  const listeningAddress = server.address();
  if (listeningAddress === null || typeof listeningAddress === 'string')
    throw new Error('the slow host has no port');
  return {
    url: `http://${hostname}:${listeningAddress.port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
