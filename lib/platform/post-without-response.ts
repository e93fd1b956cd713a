import { startDeadline } from './deadline';
import { buildHeaders, type HttpConfig } from './http';

/**
 * Sends a POST whose response nobody needs. It outlives the page. Its response's body isn't read, because an endless one
 * would fill the memory. Never rejects.
 *
 * @param timeout milliseconds, while the page is open; after that, the browser sets the limit
 */
export async function postWithoutResponse(
  config: HttpConfig,
  path: string,
  timeout: number,
): Promise<void> {
  const deadline = startDeadline({ timeout });
  try {
    await fetch(`${config.serverUrl}/api/${path}`, {
      method: 'POST',
      headers: buildHeaders(config, config.bearerTokens(), {}),
      keepalive: true,
      // On connections of their own: a response that never comes would keep one from the next pages for half a minute.
      credentials: 'omit',
      redirect: 'error',
      signal: deadline.signal,
    });
  } catch {
    // Whatever happened, there's nobody to tell.
  } finally {
    // Closes the connection, which the browser would keep for the rest of the body.
    deadline.abort();
    deadline.dispose();
  }
}
