import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright/test';
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
    if (kind === 'media' || kind === 'stylesheet' || pathname.startsWith('/api/')) return;
    const file = kind === 'document' ? htmlFile(pathname) : join('out', pathname);
    const sent = existsSync(`${file}.br`) ? `${file}.br` : file;
    fetched.push({ kind, path: pathname, kilobytes: statSync(sent).size / 1000 });
  });
  await page.goto(address);
  await use(page);
  await page.waitForLoadState('networkidle');
  return fetched;
}

/** The exported HTML of a page. */
function htmlFile(path: string): string {
  const name = path === '/' ? 'index' : path.slice(1);
  return join('out', existsSync(`out/${name}.html`) ? `${name}.html` : '404.html');
}

const sizeOf = (files: readonly FetchedFile[]) =>
  files.reduce((total, { kilobytes }) => total + kilobytes, 0);

const list = (files: readonly FetchedFile[]) =>
  files.map(({ path, kilobytes }) => `${kilobytes.toFixed(1)} KB ${path}`).join('\n');

function expectWithin(
  fetched: readonly FetchedFile[],
  limits: Readonly<Record<string, number>>,
  address: string,
) {
  for (const [kind, limit] of Object.entries(limits)) {
    const files = fetched.filter((file) => file.kind === kind);
    const uncounted = kind === 'document' ? wordsKb(address) : 0;
    expect(sizeOf(files) - uncounted, `KB of ${kind}\n${list(files)}`).toBeLessThanOrEqual(limit);
  }
}

/**
 * KB of a page's words, which don't count: of the text that a reader could see, compressed alone. Roughly what the words
 * add to the compressed page.
 */
function wordsKb(address: string): number {
  const html = readFileSync(htmlFile(address), 'utf8');
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
  return brotliCompressSync(body.replace(/<[^>]*>/g, ' ')).length / 1000;
}

for (const address of [...distinctPages.map(({ href }) => href), '/NoSuchPage']) {
  test(`${address} stays within its budgets before any interaction`, async ({ page }) => {
    const fetched = await filesFetchedBy(page, address);
    expectWithin(fetched, visitorKb, address);
    expect(fetched.length, list(fetched)).toBeLessThanOrEqual(maxVisitorRequests);
  });
}

test('a signed-in page stays within its budgets', async ({ page, platform }) => {
  const fetched = await filesFetchedBy(page, signedInUrl(platform, operator, '/'));
  expectWithin(fetched, signedInKb, '/');
});

for (const [what, path, limit, find] of [
  ...[
    ['Permit conflict board', '/'],
    ['ROI calculator', '/ISO'],
    ['Earned value calculator', '/Capabilities'],
    ['Isolation walkthrough', '/Capabilities#isolation-walkthrough'],
    ['Spot the error', '/Capabilities#spot-the-error'],
    ['Lockout plan check', '/Capabilities#lockout-check'],
  ].map(
    ([name = '', at = '']) =>
      [
        `use of the ${name}`,
        at,
        firstToolUseKb,
        (page: Page) => page.getByRole('region', { name }).getByRole('button').first(),
      ] as const,
  ),
  [
    'question to Unit 200',
    '/AITeam',
    firstQuestionKb,
    (page: Page) => page.getByRole('combobox', { name: 'Ask Unit 200' }),
  ],
] as const) {
  test(`the first ${what} adds at most ${limit} KB to reading`, async ({ page }) => {
    const fetched = await filesFetchedBy(page, path, (opened) => find(opened).focus());
    const added = fetched.filter(
      (file) => ['script', 'fetch'].includes(file.kind) && !file.path.includes('/site-'),
    );
    expect(sizeOf(added), list(added)).toBeGreaterThan(50);
    expect(sizeOf(added), list(added)).toBeLessThanOrEqual(limit);
  });
}

for (const [what, path, limit] of [
  ['Home, including its film,', '/', firstViewKb.home],
  ['a placeholder', placeholders[0]?.href ?? '', firstViewKb.placeholder],
] as const) {
  test(`a first view of ${what} is at most ${limit} KB`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const requests: string[] = [];
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url());
      // In production, API calls go to the platform, not the host.
      if (pathname.startsWith('/api/')) return;
      requests.push(pathname);
      sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const film = `/media/${content().home.hero.film.file}.av1.mp4`;
    expect(requests.includes(film)).toBe(path === '/');
    const bytes = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
    expect(bytes / 1000).toBeLessThanOrEqual(limit);
  });
}
