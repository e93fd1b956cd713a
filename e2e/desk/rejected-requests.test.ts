import { type OutgoingHttpHeaders, request } from 'node:http';
import { expect, test } from 'vitest';
import { testDesk } from './testing';

const desk = testDesk();
const devDesk = testDesk({ siteUrl: 'http://127.0.0.1:9' });
const { send } = desk;

test.each([
  ['PUT', 'faults', [{ route: 'GET /apps/*', kind: 'melt' }], 'kind'],
  ['PUT', 'faults', 'no json', 'the body must be JSON'],
  ['POST', 'look', { as: 'root' }, 'as'],
  ['POST', 'clear', { list: 'everything' }, 'list'],
])('%s %s rejects %j and names the error', async (method, call, body, expectedText) => {
  const response = await send(method, call, body);
  expect(response.status).toBe(400);
  const { message } = await response.json();
  expect(message).toContain(`${method} /preview/api/${call}`);
  expect(message).toContain(expectedText);
  expect(desk.platform.faults.list()).toEqual([]);
});

test.each(['https://elsewhere.example', 'null', 'http://127.0.0.1:1'])(
  'rejects every call from a page on %s',
  async (origin) => {
    const fault = { route: '*', kind: 'hang' };
    const headers = { Origin: origin };
    for (const [method, name, body] of [
      ['POST', 'look', { as: 'admin' }],
      ['PUT', 'faults', [fault]],
      ['POST', 'clear', { list: 'mail' }],
    ] as const) {
      const response = await send(method, name, body, headers);
      expect(response.status).toBe(403);
      expect(await response.text()).not.toContain('access_token');
    }
    const events = await fetch(`${desk.platform.url}/preview/api/events`, { headers });
    expect(events.status).toBe(403);
    expect(desk.platform.faults.list()).toEqual([]);
  },
);

test('every route refuses another origin, another host, and another site’s pictures and frames', async () => {
  const { url: platformUrl } = devDesk.platform;
  const { host, port } = new URL(platformUrl);
  const routes = devDesk.routes.filter(({ method }) => method !== 'ALL');
  expect(routes.map(({ path }) => path)).toContain('/preview/api/words/save');
  for (const { method, path } of routes) {
    const status = (headers: OutgoingHttpHeaders) =>
      statusOf(`${platformUrl}${path}`, method, { host, ...headers });
    const route = `${method} ${path}`;
    expect(await status({ origin: 'https://elsewhere.example' }), route).toBe(403);
    expect(await status({ host: 'elsewhere.example' }), route).toBe(421);
    // The page sends its visitors to its own address.
    const elsewhere = path === '/preview' ? 302 : 403;
    expect(await status({ host: `localhost:${port}` }), route).toBe(elsewhere);
    // Pages that next dev serves on another port load these.
    if (path.startsWith('/preview/edit-frame.')) continue;
    for (const [site, destination] of [
      ['cross-site', 'image'],
      ['same-site', 'iframe'],
    ]) {
      const headers = { 'sec-fetch-site': site, 'sec-fetch-dest': destination };
      expect(await status(headers), `${route} from a ${destination}`).toBe(403);
    }
  }
});

test('pages that next dev serves can load the script that edits words, and nothing else', async () => {
  const headers = { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'script' };
  const { platform } = devDesk;
  const response = await fetch(`${platform.url}/preview/edit-frame.js`, { headers });
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const token = /data-editing="(\w+)"/.exec(
    await (await fetch(`${platform.url}/preview`)).text(),
  )?.[1];
  expect(token).toHaveLength(64);
  expect(await response.text()).not.toContain(token);
});

test('another site can open the desk in a window, and its responses can’t be embedded', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' };
  const response = await fetch(`${desk.platform.url}/preview`, { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
});

/** The status of a response to these exact headers; fetch() would set some of its own. */
function statusOf(url: string, method: string, headers: OutgoingHttpHeaders): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers }, (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    call.once('error', reject).end();
  });
}

test('rejects a change without an Origin header', async () => {
  for (const [method, name, body] of [
    ['POST', 'look', { as: 'private' }],
    ['PUT', 'faults', [{ route: '*', kind: 'hang' }]],
    ['POST', 'clear', { list: 'mail' }],
  ] as const) {
    const response = await fetch(`${desk.platform.url}/preview/api/${name}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status, name).toBe(403);
  }
  expect(desk.platform.access.get()).toEqual({ mode: 'public' });
  expect(desk.platform.faults.list()).toEqual([]);
});

test('rejects a change that isn’t sent as JSON, as another page’s form could send it', async () => {
  const headers = { 'Content-Type': 'text/plain' };
  expect((await send('POST', 'look', { as: 'private' }, headers)).status).toBe(415);
  expect(desk.platform.access.get()).toEqual({ mode: 'public' });
});

test('a link to the desk changes nothing', async () => {
  for (const as of ['admin', 'private', 'visitor']) {
    await fetch(`${desk.platform.url}/preview?as=${as}`);
    await fetch(`${desk.platform.url}/preview/api/look?as=${as}`);
  }
  expect(desk.platform.access.get()).toEqual({ mode: 'public' });
});

test('redirects the page from localhost to the platform’s URL and rejects API calls there', async () => {
  const { port } = new URL(desk.platform.url);
  const page = await fetch(`http://localhost:${port}/preview?as=admin`, { redirect: 'manual' });
  expect(page.headers.get('location')).toBe(`${desk.platform.url}/preview?as=admin`);
  const call = await fetch(`http://localhost:${port}/preview/api/events`);
  expect(call.status).toBe(403);
});
