import { once } from 'node:events';
import { connect } from 'node:net';
import type { Platform } from '../platform';

/** What is sent over one connection. */
export interface Exchange {
  /** One after the other, each as its own packet. */
  parts: readonly Buffer[];
  /** Whether who has sent them waits for the answers, or breaks off. */
  ending: 'wait' | 'break';
}

const timeoutMs = 30_000;

/**
 * Sends bytes as they are over a connection of its own.
 *
 * @returns what was answered, as Latin-1, once the platform has closed the connection; throws an Error when it
 * does not
 */
export async function sendExchange(
  { url }: Pick<Platform, 'url'>,
  { parts, ending }: Exchange,
): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setNoDelay(true);
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    answer += text;
  });
  // The platform may break off first.
  socket.on('error', () => undefined);
  const late = setTimeout(() => socket.destroy(new Error('not closed')), timeoutMs);
  const closed = once(socket, 'close').catch(() => undefined);
  await once(socket, 'connect');
  for (const part of parts) {
    if (socket.destroyed || !socket.writable) break;
    await new Promise((resolve) => socket.write(part, resolve));
  }
  if (ending === 'break') socket.resetAndDestroy();
  else socket.end();
  await closed;
  clearTimeout(late);
  if (socket.errored?.message === 'not closed') {
    throw new Error(`The platform has kept the connection open: ${answer}`);
  }
  return answer;
}
