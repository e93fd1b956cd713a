import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The first of two consecutive unused ports. Linux, macOS, and Windows assign connections ports from 32768 up, so other
 * tests' traffic can't take one before it's used.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const areFree = (await isFree(port)) && (await isFree(port + 1));
  return areFree ? port : freePort();
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    // Whatever the reason, another port will do.
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
