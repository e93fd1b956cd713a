import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv, Services } from '../services';
import type { TerminalFault } from './injector';
import type { PendingResponses } from './pending-responses';

const nullBodyStatuses = [204, 205, 304];
const webPage = `<!doctype html><html lang="en"><title>A web page</title>
<h1>A web page</h1><p>A fault set on the local platform sent this page.</p></html>`;

/** Injects faults into API calls. Runs before every API route. */
export function faultMiddleware({ faults, pendingResponses }: Services): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const path = c.req.path.slice('/api'.length);
    const { delays, ending } = faults.take(c.req.method, path);
    c.set('fault', ending?.kind ?? delays[0]?.kind ?? null);
    for (const { ms } of delays) {
      if (!(await pendingResponses.delay(c.env.outgoing, ms))) return RESPONSE_ALREADY_SENT;
    }
    if (!ending) return next();
    return applyFault(c, ending, pendingResponses, next);
  };
}

async function applyFault(
  c: Context<ApiEnv>,
  fault: TerminalFault,
  pendingResponses: PendingResponses,
  next: () => Promise<void>,
): Promise<Response> {
  const { incoming, outgoing } = c.env;
  switch (fault.kind) {
    case 'hang':
      pendingResponses.add(outgoing);
      return RESPONSE_ALREADY_SENT;
    case 'hang-body':
      pendingResponses.add(outgoing);
      outgoing.writeHead(200, { ...sentHeaders(c), 'content-type': 'application/json' });
      outgoing.write('{');
      return RESPONSE_ALREADY_SENT;
    case 'reset':
      incoming.socket.resetAndDestroy();
      return RESPONSE_ALREADY_SENT;
    case 'status':
      // Hono would otherwise let headers already set by the platform override the fault's.
      for (const name of Object.keys(fault.headers ?? {})) c.res.headers.delete(name);
      return statusResponse(fault);
    case 'html':
      return new Response(webPage, {
        status: fault.status ?? 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    case 'cut':
      await next();
      // Returning isn't enough: after next(), c.res already holds the real response.
      c.res = await truncatedResponse(c);
      return c.res;
    case 'drip':
      await next();
      c.res = await dripResponse(c, pendingResponses, fault.ms);
      return c.res;
    case 'deep':
      await next();
      c.res = await withExtraField(c, '['.repeat(fault.levels) + ']'.repeat(fault.levels));
      return c.res;
    case 'huge':
      await next();
      c.res = await withExtraField(c, `"${'x'.repeat(fault.bytes)}"`);
      return c.res;
  }
}

function statusResponse({
  status,
  body,
  headers,
}: Extract<TerminalFault, { kind: 'status' }>): Response {
  if (body === undefined || nullBodyStatuses.includes(status)) {
    return new Response(null, { status, headers: headers ?? {} });
  }
  const isText = typeof body === 'string';
  const type = isText ? 'text/plain; charset=utf-8' : 'application/json';
  return new Response(isText ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': type, ...lowerCased(headers) },
  });
}

/** Declares the real response's full Content-Length but sends only half of its body. */
async function truncatedResponse(c: Context<ApiEnv>): Promise<Response> {
  const { incoming, outgoing } = c.env;
  const body = Buffer.from(await c.res.arrayBuffer());
  outgoing.writeHead(c.res.status, { ...sentHeaders(c), 'content-length': body.byteLength });
  outgoing.write(body.subarray(0, Math.floor(body.byteLength / 2)), () =>
    incoming.socket.destroySoon(),
  );
  return RESPONSE_ALREADY_SENT;
}

/** Sends the real response one byte at a time, until the client disconnects or the connection is dropped. */
async function dripResponse(
  c: Context<ApiEnv>,
  pendingResponses: PendingResponses,
  ms: number,
): Promise<Response> {
  const { outgoing } = c.env;
  const body = Buffer.from(await c.res.arrayBuffer());
  outgoing.writeHead(c.res.status, { ...sentHeaders(c), 'content-length': body.byteLength });
  outgoing.flushHeaders();
  let sent = 0;
  const drip = setInterval(() => {
    outgoing.write(body.subarray(sent, sent + 1));
    sent += 1;
    if (sent >= body.byteLength) outgoing.end();
  }, ms);
  outgoing.once('close', () => clearInterval(drip));
  pendingResponses.add(outgoing);
  return RESPONSE_ALREADY_SENT;
}

/** The real response, which must be a JSON object, with an extra field. */
async function withExtraField(c: Context, json: string): Promise<Response> {
  const record = (await c.res.text()).trimEnd().replace(/\}$/, `,"fault":${json}}`);
  const headers = new Headers(c.res.headers);
  headers.delete('content-length');
  return new Response(record, { status: c.res.status, headers });
}

/** The headers set so far, including CORS. */
function sentHeaders(c: Context): Record<string, string> {
  return Object.fromEntries(c.res.headers);
}

function lowerCased(headers: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(new Headers(headers));
}
