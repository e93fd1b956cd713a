import { failAwaitedCall, failEveryCall, type SiteFault, type VisitContext } from './site-fault';

const noRequests = { visitor: 0, 'signed in': 0 };
/** The browser itself retries once for each connection that it has used before: up to six. */
const maxAfterDrop = { visitor: 14, 'signed in': 15 };

const abortCalls = (reason: string) => (context: VisitContext) =>
  context.page.route('**/api/**', (route) => route.abort(reason));

async function offlineAndBack({ page }: VisitContext) {
  await page.context().setOffline(true);
  await page.evaluate(() => {
    dispatchEvent(new Event('blur'));
    dispatchEvent(new Event('focus'));
  });
  await page.context().setOffline(false);
  return undefined;
}

/** Faults in the connection: the platform can't be reached, or a response doesn't end. */
export const connectionFaults: SiteFault[] = [
  {
    name: 'the host name is not found',
    beforeLoad: abortCalls('namenotresolved'),
    maxRequests: noRequests,
  },
  {
    name: 'the connection is refused',
    beforeLoad: abortCalls('connectionrefused'),
    maxRequests: noRequests,
  },
  {
    name: 'the address is unreachable',
    beforeLoad: abortCalls('addressunreachable'),
    maxRequests: noRequests,
  },
  {
    name: 'an extension blocks the requests',
    beforeLoad: abortCalls('blockedbyclient'),
    maxRequests: noRequests,
  },
  {
    name: 'offline once the page has loaded',
    beforeLoad: abortCalls('internetdisconnected'),
    maxRequests: noRequests,
  },
  { name: 'offline and back', afterLoad: offlineAndBack },
  {
    name: 'a connection reset',
    beforeLoad: failAwaitedCall({ kind: 'reset' }),
    maxRequests: maxAfterDrop,
  },
  {
    name: 'every connection is reset',
    beforeLoad: failEveryCall({ kind: 'reset' }),
    maxRequests: { visitor: 14, 'signed in': 14 },
  },
  {
    name: 'a hang before the response',
    beforeLoad: failAwaitedCall({ kind: 'hang' }),
    maxRequests: { visitor: 1, 'signed in': 2 },
  },
  {
    name: 'a hang during the response',
    beforeLoad: failAwaitedCall({ kind: 'hang-body' }),
    maxRequests: { visitor: 1, 'signed in': 2 },
  },
  {
    name: 'one byte per second',
    beforeLoad: failAwaitedCall({ kind: 'drip', ms: 1000 }),
    maxRequests: { visitor: 1, 'signed in': 2 },
  },
  {
    name: 'every response takes 3 seconds',
    beforeLoad: failEveryCall({ kind: 'delay', ms: 3000 }),
  },
  {
    name: 'visits cannot be logged',
    beforeLoad: ({ servers }) =>
      servers.platform.faults.set([{ route: 'POST /app-logs/*', kind: 'status', status: 500 }]),
  },
  {
    name: 'sockets are refused',
    beforeLoad: ({ page }) => page.routeWebSocket(/./, (socket) => socket.close()),
  },
];
