import { type Scene, type SiteFault, wrongAnswer, wrongAnswers } from './scene';

const none = { visitor: 0, 'signed in': 0 };
/** A browser asks by itself once more for each connection that it had used before, which are up to six. */
const dropped = { visitor: 14, 'signed in': 15 };

const noWay = (reason: string) => (scene: Scene) =>
  scene.page.route('**/api/**', (route) => route.abort(reason));

async function offlineAndBack({ page }: Scene) {
  await page.context().setOffline(true);
  await page.evaluate(() => {
    dispatchEvent(new Event('blur'));
    dispatchEvent(new Event('focus'));
  });
  await page.context().setOffline(false);
  return undefined;
}

/** The platform cannot be reached, or does not come to an end. */
export const connectionFaults: SiteFault[] = [
  { name: 'the host name is not found', before: noWay('namenotresolved'), asks: none },
  { name: 'the connection is refused', before: noWay('connectionrefused'), asks: none },
  { name: 'the address is unreachable', before: noWay('addressunreachable'), asks: none },
  { name: 'an extension blocks the requests', before: noWay('blockedbyclient'), asks: none },
  {
    name: 'offline once the page has loaded',
    before: noWay('internetdisconnected'),
    asks: none,
  },
  { name: 'offline and back', after: offlineAndBack },
  { name: 'a connection reset', before: wrongAnswer({ kind: 'reset' }), asks: dropped },
  {
    name: 'every connection is reset',
    before: wrongAnswers({ kind: 'reset' }),
    asks: { visitor: 14, 'signed in': 14 },
  },
  {
    name: 'a hang before the response',
    before: wrongAnswer({ kind: 'hang' }),
    asks: { visitor: 1, 'signed in': 2 },
  },
  {
    name: 'a hang during the response',
    before: wrongAnswer({ kind: 'hang-body' }),
    asks: { visitor: 1, 'signed in': 2 },
  },
  {
    name: 'one byte per second',
    before: wrongAnswer({ kind: 'drip', ms: 1000 }),
    asks: { visitor: 1, 'signed in': 2 },
  },
  {
    name: 'every response takes 3 seconds',
    before: wrongAnswers({ kind: 'delay', ms: 3000 }),
  },
  {
    name: 'visits cannot be logged',
    before: ({ station }) =>
      station.platform.faults.set([{ route: 'POST /app-logs/*', kind: 'status', status: 500 }]),
  },
  {
    name: 'sockets are refused',
    before: ({ page }) => page.routeWebSocket(/./, (socket) => socket.close()),
  },
];
