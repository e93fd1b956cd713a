import { once } from 'node:events';
import { connect } from 'node:net';
import { listen } from '../server';

/** @throws StartError if this port of the loopback address isn't free */
export async function requireFreePort(port: number): Promise<void> {
  const { http } = await listen(port);
  http.close();
  await once(http, 'close');
}

/** Whether this port of the loopback address accepts connections. */
export async function isListening(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    // Refused or unreachable.
    return false;
  } finally {
    socket.destroy();
  }
}
