import { connect, createServer, type Socket } from 'node:net';

export interface LatencyProxy {
  url: string;
  close: () => void;
}

/**
 * A host at a distance: whatever goes to the one at this address, or comes from it, takes half a round trip. The browser
 * leaves pages that it fetches ahead out of the latency that it emulates.
 */
export async function startLatencyProxy(
  address: string,
  roundTripMs: number,
): Promise<LatencyProxy> {
  const { host, hostname, port } = new URL(address);
  const sockets = new Set<Socket>();

  function pass(from: Socket, to: Socket, edit = (text: string) => text): void {
    sockets.add(from);
    const later = (act: () => void) => setTimeout(act, roundTripMs / 2);
    from.on('data', (bytes) => later(() => to.write(edit(bytes.toString('latin1')), 'latin1')));
    from.on('end', () => later(() => to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => sockets.delete(from));
  }

  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    // It answers to its own name only.
    pass(near, far, (text) => text.replaceAll(`${hostname}:${near.localPort}`, host));
    pass(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('the slow host has no port');
  return {
    url: `http://${hostname}:${at.port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
