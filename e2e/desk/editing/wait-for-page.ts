import { setTimeout as delay } from 'node:timers/promises';
import { freshConnection } from './usage';

const [tries, pauseMs] = [10, 500];

/**
 * Waits until the site has a new page, at most for a few seconds: next dev answers a first request from its old list of
 * pages, and reads the new one meanwhile.
 */
export async function waitForPage(address: URL): Promise<void> {
  for (let count = 0; count < tries; count += 1) {
    const response = await fetch(address, { ...freshConnection, method: 'HEAD' }).catch(() => null);
    // Without an answer, the frame shows what's wrong.
    if (response?.status !== 404) return;
    await delay(pauseMs);
  }
}
