import { failAwaitedCall, failEveryCall, type SiteFault, type VisitContext } from './site-fault';

const once = { visitor: 1, 'signed in': 2 };
const twice = { visitor: 2, 'signed in': 3 };
/** The browser itself retries once for each connection that it has used before: up to six. */
const maxAfterDrop = { visitor: 14, 'signed in': 15 };

const validBody = { id: 'brazos', public_settings: {}, full_name: 'Ada' };

const redirectTo = (target: (context: VisitContext) => string) => (context: VisitContext) =>
  failAwaitedCall({ kind: 'status', status: 307, headers: { Location: target(context) } })(context);

/** Faults in responses: the platform doesn't return what was requested. */
export const responseFaults: SiteFault[] = [
  {
    name: 'a captive portal: HTML with status 200',
    beforeLoad: failEveryCall({ kind: 'html' }),
    maxRequests: { visitor: 1, 'signed in': 1 },
  },
  {
    name: 'HTML with status 502',
    beforeLoad: failAwaitedCall({ kind: 'html', status: 502 }),
    maxRequests: twice,
  },
  {
    name: 'JSON sent as an image',
    beforeLoad: failAwaitedCall({
      kind: 'status',
      status: 200,
      body: JSON.stringify(validBody),
      headers: { 'content-type': 'image/png' },
    }),
  },
  {
    name: 'JSON of the wrong shape',
    beforeLoad: failAwaitedCall({ kind: 'status', status: 200, body: [[], null, 'settings'] }),
    maxRequests: once,
  },
  {
    name: 'fields of the wrong type',
    beforeLoad: failAwaitedCall({
      kind: 'status',
      status: 200,
      body: { id: 'a', public_settings: 7, full_name: { a: 1 }, email: [], role: ['admin'] },
    }),
  },
  {
    name: 'an empty response',
    beforeLoad: failAwaitedCall({ kind: 'status', status: 200 }),
    maxRequests: once,
  },
  {
    name: 'truncated JSON',
    beforeLoad: failAwaitedCall({ kind: 'cut' }),
    maxRequests: maxAfterDrop,
  },
  {
    name: 'JSON nested 10,000 levels deep',
    beforeLoad: failAwaitedCall({ kind: 'deep', levels: 10_000 }),
  },
  {
    name: '20 MB of JSON',
    beforeLoad: failAwaitedCall({ kind: 'huge', bytes: 20_000_000 }),
    maxRequests: once,
  },
  {
    name: 'a 20 MB error response',
    beforeLoad: failAwaitedCall({ kind: 'status', status: 500, body: 'x'.repeat(20_000_000) }),
    maxRequests: once,
  },
  {
    name: 'a redirect to another origin',
    beforeLoad: redirectTo(({ servers }) => servers.foreignServer.url),
    maxRequests: twice,
  },
  {
    name: 'a redirect to an origin that allows cross-origin requests',
    beforeLoad: redirectTo(({ servers }) => `${servers.foreignServer.url}?closed`),
    maxRequests: twice,
  },
  {
    name: 'a redirect loop',
    beforeLoad: redirectTo(({ persona }) =>
      persona === 'visitor'
        ? '/api/apps/public/prod/public-settings/by-id/brazos'
        : '/api/apps/brazos/entities/User/me',
    ),
    maxRequests: twice,
  },
];
