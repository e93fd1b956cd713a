import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral range, so the system can't assign the port to another process in the meantime. */
const [lowest, highest] = [18_000, 32_000];

/** An unused port, for servers that can't choose one themselves. */
export async function unusedPort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest);
    const server = createServer();
    try {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    } catch {
      // In use; try another.
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}
