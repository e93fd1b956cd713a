import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { listen } from '../platform/server';
import { attackerPage } from './page';

/** The attacker's own paths, and the icon that browsers request. The site must not request any other path. */
const [pagePath, reportPath, iconPath] = ['/page', '/tell', '/favicon.ico'];

export type Attacker = Awaited<ReturnType<typeof startAttacker>>;

/** Listens on the loopback address, records all traffic, and allows every cross-origin request. */
export async function startAttacker() {
  /** Messages that the attacker's page received, and values that it could read from the site, as JSON. */
  const reports: string[] = [];
  /** Requests and sockets to paths that aren't its own, and connections that weren't HTTP. */
  const unexpected: string[] = [];
  const traffic: string[] = [];

  const app = new Hono();
  app.use(async ({ req }, next) => {
    traffic.push(`${req.method} ${req.url} ${JSON.stringify(req.header())} ${await req.text()}`);
    if (![pagePath, reportPath, iconPath].includes(req.path)) {
      unexpected.push(`${req.method} ${req.url}`);
    }
    await next();
  });
  app.use(cors({ origin: (origin) => origin, credentials: true }));
  app.get(pagePath, (c) => c.html(attackerPage(c.req.queries('frame') ?? [], reportPath)));
  app.post(reportPath, async (c) => {
    reports.push(await c.req.text());
    return c.body(null, 204);
  });
  app.all('*', (c) =>
    c.json({ id: 'stolen', public_settings: {}, role: 'admin', full_name: 'Mallory' }),
  );

  const { http, url, setApp, close } = await listen(0);
  setApp(app);
  http.on('upgrade', ({ url, headers }, socket) => {
    traffic.push(`socket ${url} ${JSON.stringify(headers)}`);
    unexpected.push(`socket ${url}`);
    socket.destroy();
  });
  http.on('clientError', (error, socket) => {
    // Not HTTP, such as a TLS handshake. Ignore connections that the browser resets.
    if (!('code' in error) || error.code !== 'ECONNRESET') unexpected.push(String(error));
    socket.destroy();
  });
  const { port } = new URL(url);

  return {
    /** Another port of the site's host: cross-origin but same-site, so a framed site keeps its storage. */
    url,
    /** The same server under another host name, which is cross-site. */
    crossSiteUrl: `http://localhost:${port}`,
    port,
    reports: () => reports,
    unexpectedRequests: () => unexpected,
    /** All traffic, with headers and bodies. */
    trafficLog: () => [...traffic, ...unexpected].join('\n'),
    /** The URL of a page that frames these URLs. Without any, the page has only buttons. */
    pageUrl(addresses: readonly string[], at = url) {
      const frames = addresses.map((address) => ['frame', address]);
      return `${at}${pagePath}?${new URLSearchParams(frames)}`;
    },
    stop: close,
  };
}
