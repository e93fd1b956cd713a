import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give away by themselves, so that nobody gets it in between. */
const [lowest, highest] = [18_000, 32_000];

/** A port nobody listens on, for a server that has to be told one. */
export async function unusedPort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest);
    const server = createServer();
    try {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    } catch {
      // Somebody has it: another one.
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}
