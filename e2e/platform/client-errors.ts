import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

const badRequest = '400 Bad Request';
/** As Node answers, by the code of its error; any other error is a bad request. */
const statuses = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', '413 Payload Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
]);
/** How long a client can go on sending after a malformed request was answered. */
const lingerMs = 2000;

/**
 * Answers malformed and slow requests, which never reach the app, with the same statuses as Node. Node closes the
 * connection right after the answer. If there's unread data, the kernel then resets it, and the client may lose the
 * answer. So after a malformed request, this reads and discards data until the client closes its side.
 */
export function answerClientErrors(http: Server): void {
  const responses = new WeakMap<Duplex, Set<ServerResponse>>();
  http.prependListener('request', ({ socket }, response) => {
    const open = responses.get(socket) ?? new Set();
    responses.set(socket, open.add(response));
    response.once('close', () => open.delete(response));
  });

  http.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // The client has disconnected, or this is more data after a request that has been answered.
    if (!socket.writable) return;
    // An answer in the middle of another response would corrupt it.
    const open = [...(responses.get(socket) ?? [])];
    if (open.some((response) => response.socket === socket && response.headersSent)) {
      socket.destroy(error);
      return;
    }
    const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
    const close = () => socket.destroy();
    const status = statuses.get(error.code ?? '') ?? badRequest;
    // The rest of a slow request would still reach the app, so its connection is closed right away.
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, isSlow ? close : undefined);
    const timer = setTimeout(close, lingerMs).unref();
    socket.once('close', () => clearTimeout(timer));
  });
}
