import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../platform/start/testing';
import { temporaryFolder } from '../platform/testing';
import { CompareError } from './compare-error';
import { compareSites } from './compare-sites';
import { openFolder } from './folder-site';
import { openSite } from './open-site';
import { readOptions } from './options';
import { writeTestExport } from './testing';

let stop = () => {};
afterEach(() => stop());

/** @returns the address of a host that answers every request like this */
async function serve(answer: RequestListener): Promise<string> {
  const port = await freePort();
  const server = createServer(answer).listen(port, '127.0.0.1');
  stop = () => server.close();
  return `http://127.0.0.1:${port}`;
}

const empty = temporaryFolder();

test.each([
  ['no argument', []],
  ['an unknown option', ['out', '--form', 'x']],
])('says how to use the command after %s', (_, args) => {
  expect(() => readOptions(args)).toThrow(/: npm run compare -- ADDRESS\|FOLDER/);
});

test('compares out/ and all pages by default', () => {
  expect(readOptions(['https://www.example.com'])).toMatchObject({ after: 'out', pages: [] });
  expect(readOptions(['old', 'About', '--to', 'new', '--without-pictures'])).toEqual({
    before: 'old',
    after: 'new',
    pages: ['About'],
    pictures: false,
    report: 'test-results/compare/report.html',
  });
});

test.each([
  ['a missing folder', join(empty, 'missing'), /There’s no folder .*missing\. Check its name\.$/],
  ['an empty folder', empty, /has no index\.html, so it isn’t a built site\. Pass the folder/],
  ['a file', 'package.json', 'package.json is a file. Pass the folder that has its index.html.'],
  ['another kind of address', 'ftp://example.com', 'isn’t a web address. It starts with https://'],
  ['a host that isn’t there', 'http://127.0.0.1:9', /can’t be reached \(.+\)\. Check the address/],
])('says what to do about %s', async (_, where, message) => {
  await expect(openSite(where)).rejects.toThrow(message);
});

test('says what to do about a host that fails', async () => {
  const address = await serve((_, response) => response.writeHead(500).end());
  await expect(openSite(address)).rejects.toThrow(
    `${address}/ answers with status 500 instead of a page. Open it in a browser`,
  );
});

test('reports an address that has another website', async () => {
  const address = await serve((_, response) => response.end('<h1>Shop</h1>'));
  await expect(openSite(address)).rejects.toThrow(`${address}/ isn’t this website`);
});

test('suggests the page that was meant', async () => {
  const { folder } = await writeTestExport();
  const compared = compareSites(openFolder(folder), openFolder(folder), { names: ['Abuot'] });
  await expect(compared).rejects.toThrow(
    'Neither site has a page named “Abuot”; did you mean “About”?',
  );
});

test('doesn’t take a failing host’s files for missing ones', async () => {
  const { folder } = await writeTestExport();
  const files = openFolder(folder);
  const address = await serve(async ({ url = '' }, response) => {
    const { status, type, body } = await files.get(url);
    if (url === '/robots.txt') response.writeHead(503).end();
    else response.writeHead(status, { 'Content-Type': type }).end(body);
  });
  const compared = compareSites(await openSite(address), files, { pictures: false });
  await expect(compared).rejects.toThrow(
    `${address}/robots.txt answers with status 503. Wait until the host works again`,
  );
});

test('lists a page whose picture can’t be fetched', async () => {
  const { folder } = await writeTestExport();
  const files = openFolder(folder);
  const failing = {
    ...files,
    get: async (path: string) => {
      if (path.includes('valve')) throw new CompareError(`${path} can’t be reached.`);
      return files.get(path);
    },
  };
  const { pages } = await compareSites(failing, files, { pictures: true });
  expect(pages.filter(({ state }) => state !== 'same')).toEqual([
    expect.objectContaining({ path: '/', state: 'failed' }),
  ]);
});

test('compares with a published site, and lists the page it can’t compare', async () => {
  const { folder } = await writeTestExport();
  const files = openFolder(folder);
  const address = await serve(async ({ url = '' }, response) => {
    const { status, type, location, body } = await files.get(url);
    if (url === '/About') response.writeHead(500).end();
    else response.writeHead(status, { 'Content-Type': type, Location: location }).end(body);
  });
  const { pages } = await compareSites(await openSite(address), files, { pictures: false });
  expect(pages.filter(({ state }) => state !== 'same')).toEqual([
    expect.objectContaining({
      path: '/About',
      state: 'failed',
      problem: expect.stringContaining('status 500'),
    }),
  ]);
  expect(pages.map(({ path }) => path)).toContain('/Permits');
});
