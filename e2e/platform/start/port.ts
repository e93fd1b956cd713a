import { once } from 'node:events';
import { connect } from 'node:net';
import { listen } from '../server';

/** Throws a StartError when nobody could listen on this port of the loopback address. */
export async function requireFreePort(port: number): Promise<void> {
  const { http } = await listen(port);
  http.close();
  await once(http, 'close');
}

/** Whether somebody accepts connections on this port of the loopback address. */
export async function isListening(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    // Refused or unreachable: that is the answer.
    return false;
  } finally {
    socket.destroy();
  }
}
