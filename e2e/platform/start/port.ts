import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { StartError } from '../start-error';

const host = '127.0.0.1';

/** Throws a StartError when nobody could listen on this port of the loopback address. */
export async function checkPortIsFree(port: number, usedFor: string): Promise<void> {
  // Some systems let one program listen on 127.0.0.1 while another has the port on every address,
  // so that a free listen alone proves nothing.
  const code = (await answers(port)) ? 'EADDRINUSE' : await listenError(port);
  if (code === undefined) return;
  if (code === 'EADDRINUSE') {
    throw new StartError(
      `Port ${port} (${usedFor}) is taken by another program: end that one, or choose another port with PORT=${port + 10}.`,
    );
  }
  throw new StartError(
    `Port ${port} (${usedFor}) cannot be opened (${code}): choose another one with PORT, such as PORT=4173.`,
  );
}

/** Whether somebody accepts connections on this port of the loopback address. */
export async function answers(port: number): Promise<boolean> {
  const socket = connect({ port, host });
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

async function listenError(port: number): Promise<string | undefined> {
  const server = createServer();
  try {
    server.listen({ port, host });
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  } finally {
    server.close();
  }
}
