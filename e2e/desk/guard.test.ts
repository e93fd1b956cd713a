import { expect, test } from 'vitest';
import { rawRequest } from '@/lib/raw-request';
import { testDesk } from './testing';

const desk = testDesk({ siteUrl: 'http://127.0.0.1:9' });

test('every route refuses another origin, another host, and another site’s pictures and frames', async () => {
  const { host, port } = new URL(desk.platform.url);
  const routes = desk.routes.filter(({ method }) => method !== 'ALL');
  expect(routes.map(({ path }) => path)).toContain('/preview/api/words/save');
  for (const { method, path } of routes) {
    // fetch() would add headers of its own.
    const status = async (headers: Record<string, string>) =>
      (await rawRequest(desk.platform.url, path, { method, headers: { host, ...headers } })).status;
    const route = `${method} ${path}`;
    for (const origin of ['https://elsewhere.example', 'null', 'http://127.0.0.1:1'])
      expect(await status({ origin }), `${route} from ${origin}`).toBe(403);
    expect(await status({ host: 'elsewhere.example' }), route).toBe(421);
    // The page sends its visitors to its own address.
    const elsewhere = path === '/preview' ? 302 : 403;
    expect(await status({ host: `localhost:${port}` }), route).toBe(elsewhere);
    if (method !== 'GET') expect(await status({}), `${route} without an Origin`).toBe(403);
    // Pages that next dev serves on another port load it.
    if (path === '/preview/edit-frame.js') continue;
    for (const [site, destination] of [
      ['cross-site', 'image'],
      ['same-site', 'iframe'],
    ] as const) {
      const headers = { 'sec-fetch-site': site, 'sec-fetch-dest': destination };
      expect(await status(headers), `${route} from a ${destination}`).toBe(403);
    }
  }
});

test('pages that next dev serves can load the script that edits words, without the desk’s token', async () => {
  const headers = { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'script' };
  const response = await fetch(`${desk.platform.url}/preview/edit-frame.js`, { headers });
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const token = /data-editing="(\w{64})"/.exec(await desk.read(''))?.[1];
  expect(token).toBeDefined();
  expect(await response.text()).not.toContain(token);
});

test('another site can open the desk in a window, and its responses can’t be embedded', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' };
  const response = await fetch(`${desk.platform.url}/preview`, { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});
