import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright/test';
import {
  firstQuestionKb,
  firstToolUseKb,
  firstViewKb,
  maxVisitorRequests,
  signedInKb,
  visitorKb,
} from '@/lib/budgets';
import { content } from '@/lib/content';
import { expect, operator, signedInUrl, test, waitForSession } from '../fixtures';
import { distinctPages, placeholders } from '../registry';

interface FetchedFile {
  kind: string;
  path: string;
  kilobytes: number;
}

/** The site's files that a page fetches until it has been used, without its film and its full style sheet. */
async function filesFetchedBy(
  page: Page,
  address: string,
  use: (page: Page) => Promise<unknown> = waitForSession,
): Promise<FetchedFile[]> {
  const fetched: FetchedFile[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const kind = request.resourceType();
    const file = fileOf(pathname, kind);
    if (file !== null)
      fetched.push({ kind, path: pathname, kilobytes: statSync(file).size / 1000 });
  });
  await page.goto(address);
  await use(page);
  await page.waitForLoadState('networkidle');
  return fetched;
}

/** The exported HTML of a page. */
function htmlFile(path: string): string {
  const name = path === '/' ? 'index' : decodeURIComponent(path.slice(1));
  return join('out', existsSync(`out/${name}.html`) ? `${name}.html` : '404.html');
}

function fileOf(path: string, kind: string): string | null {
  if (kind === 'media' || kind === 'stylesheet' || path.startsWith('/api/')) return null;
  const file = kind === 'document' ? htmlFile(path) : join('out', decodeURIComponent(path));
  return existsSync(`${file}.br`) ? `${file}.br` : file;
}

const list = (files: readonly FetchedFile[]) =>
  files
    .toSorted((a, b) => b.kilobytes - a.kilobytes)
    .map(({ path, kilobytes }) => `${kilobytes.toFixed(1)} KB ${path}`)
    .join('\n');

const addresses = distinctPages.map(({ href }) => href);

/** @param words KB of the page's words, which don't count */
function expectWithin(
  fetched: readonly FetchedFile[],
  limits: Readonly<Record<string, number>>,
  words: number,
) {
  for (const [kind, limit] of Object.entries(limits)) {
    const files = fetched.filter((file) => file.kind === kind);
    const uncounted = kind === 'document' ? words : 0;
    const sum = files.reduce((total, { kilobytes }) => total + kilobytes, -uncounted);
    const message = `KB of each ${kind}, of ${limit} and ${uncounted.toFixed(1)} for words:`;
    expect(sum, `${message}\n${list(files)}`).toBeLessThanOrEqual(limit);
  }
  const twice = fetched.filter(({ path }, index) =>
    fetched.some((other, before) => before < index && other.path === path),
  );
  expect(twice, 'what is fetched twice').toEqual([]);
}

for (const address of [...addresses, '/NoSuchPage']) {
  test(`${address} stays within its budgets before any interaction`, async ({ page, platform }) => {
    const words = wordsKb(readFileSync(htmlFile(address), 'utf8'));
    const fetched = await filesFetchedBy(page, address);
    expectWithin(fetched, visitorKb, words);
    expect(fetched.length, list(fetched)).toBeLessThanOrEqual(maxVisitorRequests);
    // The scripts of signed-in pages are the same everywhere.
    if (!['/', '/NoSuchPage'].includes(address)) return;
    const signingIn = signedInUrl(platform, operator, address);
    expectWithin(await filesFetchedBy(page, signingIn), signedInKb, words);
  });
}

for (const [tool, path] of [
  ['Permit conflict board', '/'],
  ['ROI calculator', '/ISO'],
  ['Earned value calculator', '/Capabilities'],
  ['Isolation walkthrough', '/Capabilities'],
  ['Spot the error', '/Capabilities'],
] as const) {
  test(`the first use of the ${tool} adds at most ${firstToolUseKb} KB to reading`, async ({
    page,
  }) => {
    const fetched = await filesFetchedBy(page, path, (opened) =>
      opened.getByRole('region', { name: tool }).getByRole('button').first().focus(),
    );
    const scripts = fetched.filter(({ kind }) => kind === 'script');
    const added = scripts.filter(({ path }) => !path.includes('/site-'));
    const sum = added.reduce((total, { kilobytes }) => total + kilobytes, 0);
    expect(sum, list(added)).toBeGreaterThan(50);
    expect(sum, list(added)).toBeLessThanOrEqual(firstToolUseKb);
  });
}

test(`the first question to Unit 200 adds at most ${firstQuestionKb} KB to reading`, async ({
  page,
}) => {
  const fetched = await filesFetchedBy(page, '/', (opened) =>
    opened.getByRole('combobox', { name: 'Ask Unit 200' }).focus(),
  );
  const added = fetched.filter(
    ({ kind, path }) => ['script', 'fetch'].includes(kind) && !path.includes('/site-'),
  );
  expect(added.map(({ path }) => path)).toContain('/plant.json');
  const sum = added.reduce((total, { kilobytes }) => total + kilobytes, 0);
  expect(sum, list(added)).toBeLessThanOrEqual(firstQuestionKb);
});

test(`a first view of Home, including its film, is at most ${firstViewKb.home} KB`, async ({
  browser,
  platform,
}) => {
  const { bytes, requests } = await measurePageView(browser, platform.url, '/');
  expect(requests).toContain(`/media/${content().home.hero.film.file}.av1.mp4`);
  expect(bytes / 1000).toBeLessThanOrEqual(firstViewKb.home);
});

test(`a first view of a placeholder is at most ${firstViewKb.placeholder} KB`, async ({
  browser,
  platform,
}) => {
  const { bytes } = await measurePageView(browser, platform.url, placeholders[0]?.href ?? '');
  expect(bytes / 1000).toBeLessThanOrEqual(firstViewKb.placeholder);
});

/** Loads a page with an empty cache. @returns what it requests from the site, with the headers and bodies of responses */
async function measurePageView(browser: Browser, site: string, path: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const requests: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    const url = new URL(request.url());
    // In production, API calls go to the platform, not the host.
    if (url.origin !== site || url.pathname.startsWith('/api/')) return;
    requests.push(url.pathname);
    sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize));
  });
  await page.goto(site + path, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  await context.close();
  return { requests, bytes };
}

/**
 * KB of a page's words: of the text that a reader could see, compressed alone. Roughly what the words add to each
 * compressed file that contains them.
 */
function wordsKb(html: string): number {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
  return brotliCompressSync(body.replace(/<[^>]*>/g, ' ')).length / 1000;
}
