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
    const { delays, ending } = faults.take(c.req.method, c.req.path.slice('/api'.length));
    c.set('fault', ending?.kind ?? delays[0]?.kind ?? null);
    for (const { ms } of delays) {
      if (!(await pendingResponses.delay(c.env.outgoing, ms))) return RESPONSE_ALREADY_SENT;
    }
    if (!ending) return next();
    if (!changesRealResponse(ending)) return answer(c, ending, pendingResponses);
    await next();
    // Returning isn't enough: after next(), c.res already holds the real response.
    c.res = await changedResponse(c, ending, pendingResponses);
    return c.res;
  };
}

type ChangingFault = Extract<TerminalFault, { kind: 'cut' | 'drip' | 'deep' | 'huge' }>;

function changesRealResponse(fault: TerminalFault): fault is ChangingFault {
  return ['cut', 'drip', 'deep', 'huge'].includes(fault.kind);
}

/** Answers instead of the platform. */
function answer(
  c: Context<ApiEnv>,
  fault: Exclude<TerminalFault, ChangingFault>,
  pendingResponses: PendingResponses,
): Response {
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
    case 'html':
      return new Response(webPage, {
        status: fault.status ?? 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
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

/** The platform's response with something wrong. */
async function changedResponse(
  c: Context<ApiEnv>,
  fault: ChangingFault,
  pendingResponses: PendingResponses,
): Promise<Response> {
  if (fault.kind === 'deep')
    return withExtraField(c, '['.repeat(fault.levels) + ']'.repeat(fault.levels));
  if (fault.kind === 'huge') return withExtraField(c, `"${'x'.repeat(fault.bytes)}"`);

  const { incoming, outgoing } = c.env;
  const body = Buffer.from(await c.res.arrayBuffer());
  outgoing.writeHead(c.res.status, { ...sentHeaders(c), 'content-length': body.byteLength });
  outgoing.flushHeaders();
  if (fault.kind === 'cut') {
    const half = body.subarray(0, Math.floor(body.byteLength / 2));
    outgoing.write(half, () => incoming.socket.destroySoon());
    return RESPONSE_ALREADY_SENT;
  }
  pendingResponses.add(outgoing);
  let sent = 0;
  const drip = setInterval(() => {
    outgoing.write(body.subarray(sent, sent + 1));
    sent += 1;
    if (sent >= body.byteLength) outgoing.end();
  }, fault.ms);
  outgoing.once('close', () => clearInterval(drip));
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
