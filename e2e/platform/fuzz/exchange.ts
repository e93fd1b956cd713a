import { once } from 'node:events';
import { connect } from 'node:net';
import type { Platform } from '../platform';
import { readUntilClosed } from '../testing';

/** What's sent over one connection. */
export interface Exchange {
  /** Sent in order, each in its own write. */
  parts: readonly Buffer[];
  /** Whether the client then waits for the responses or resets the connection. */
  ending: 'wait' | 'break';
}

const timeoutMs = 30_000;

/**
 * Sends raw bytes over a new connection.
 *
 * @returns everything the platform sent, as Latin-1, once it has closed the connection
 * @throws an Error if it doesn't close it within 30 s
 */
export async function sendExchange(
  { url }: Pick<Platform, 'url'>,
  { parts, ending }: Exchange,
): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setNoDelay(true);
  const reading = readUntilClosed(socket);
  const timeout = setTimeout(() => socket.destroy(new Error('not closed')), timeoutMs);
  await once(socket, 'connect');
  for (const part of parts) {
    if (socket.destroyed || !socket.writable) break;
    await new Promise((resolve) => socket.write(part, resolve));
  }
  if (ending === 'break') socket.resetAndDestroy();
  else socket.end();
  const received = await reading;
  clearTimeout(timeout);
  if (socket.errored?.message === 'not closed') {
    throw new Error(`The platform has kept the connection open: ${received}`);
  }
  return received;
}
