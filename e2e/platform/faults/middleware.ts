import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv, Services } from '../services';
import type { FaultInjector, TerminalFault } from './faults';

const nullBodyStatuses = [204, 205, 304];
const webPage = `<!doctype html><html lang="en"><title>A web page</title>
<h1>A web page</h1><p>A fault set on the local platform sent this page.</p></html>`;

/** Injects faults into API calls. Runs before every API route. */
export function faultMiddleware({ faults }: Services): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { outgoing } = c.env;
    const { delays, ending } = faults.find(c.req.method, c.req.path.slice('/api'.length));
    c.set('fault', ending?.kind ?? delays[0]?.kind ?? null);
    if (delays.length > 0) {
      faults.hold(outgoing);
      const totalMs = delays.reduce((sum, { ms }) => sum + ms, 0);
      await Promise.race([once(outgoing, 'close'), setTimeout(totalMs, undefined, { ref: false })]);
      if (outgoing.destroyed) return RESPONSE_ALREADY_SENT;
    }
    if (!ending) return next();
    if (ending.kind !== 'cut') return answer(c, ending, faults);
    await next();
    // Returning isn't enough: after next(), c.res already holds the real response.
    c.res = await sendHalf(c);
    return c.res;
  };
}

/** Answers instead of the platform. */
function answer(
  c: Context<ApiEnv>,
  fault: Exclude<TerminalFault, { kind: 'cut' }>,
  faults: FaultInjector,
): Response {
  const { incoming, outgoing } = c.env;
  switch (fault.kind) {
    case 'hang':
      faults.hold(outgoing);
      return RESPONSE_ALREADY_SENT;
    case 'hang-body':
      faults.hold(outgoing);
      outgoing.writeHead(200, { ...sentHeaders(c), 'content-type': 'application/json' });
      outgoing.write('{');
      return RESPONSE_ALREADY_SENT;
    case 'reset':
      incoming.socket.resetAndDestroy();
      return RESPONSE_ALREADY_SENT;
    case 'html':
      return c.html(webPage);
    case 'status': {
      const { status, body } = fault;
      const isText = typeof body === 'string';
      const headers = new Headers(fault.headers);
      // Hono would otherwise let headers already set by the platform override the fault's.
      for (const name of headers.keys()) c.res.headers.delete(name);
      if (body === undefined || nullBodyStatuses.includes(status)) {
        return new Response(null, { status, headers });
      }
      const type = isText ? 'text/plain; charset=utf-8' : 'application/json';
      if (!headers.has('content-type')) headers.set('content-type', type);
      return new Response(isText ? body : JSON.stringify(body), { status, headers });
    }
  }
}

/** Sends half of the platform's response. */
async function sendHalf(c: Context<ApiEnv>): Promise<Response> {
  const { incoming, outgoing } = c.env;
  const body = Buffer.from(await c.res.arrayBuffer());
  outgoing.writeHead(c.res.status, { ...sentHeaders(c), 'content-length': body.byteLength });
  outgoing.flushHeaders();
  const half = body.subarray(0, Math.floor(body.byteLength / 2));
  outgoing.write(half, () => incoming.socket.destroySoon());
  return RESPONSE_ALREADY_SENT;
}

/** The headers set so far, including CORS. */
function sentHeaders(c: Context): Record<string, string> {
  return Object.fromEntries(c.res.headers);
}
