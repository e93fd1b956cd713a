import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { firstViewKb, maxVisitorRequests, signedInKb, visitorKb } from '@/lib/budgets';
import { content } from '@/lib/content';
import { expect, hydrate, operator, signedInUrl, test, waitForSession } from '../fixtures';
import { measurePageView } from '../measure/page-view';
import { wordsKb } from '../measure/words-kb';
import { distinctPages, placeholders } from '../registry';

interface FetchedFile {
  kind: string;
  path: string;
  kilobytes: number;
}

/** Kinds of files that contain the page's words. */
const kindsWithWords = ['document', 'data'];

/** The site's files that a page fetches before any interaction, without its film and its full style sheet. */
async function filesFetchedBy(
  page: Page,
  address: string,
  waitUntilLoaded: (page: Page) => Promise<void>,
): Promise<FetchedFile[]> {
  const fetched: FetchedFile[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isData = pathname.startsWith('/_next/static/site/data-');
    const kind = isData ? 'data' : request.resourceType();
    const file = fileOf(pathname, kind);
    if (file !== null)
      fetched.push({ kind, path: pathname, kilobytes: statSync(file).size / 1000 });
  });
  await page.goto(address);
  await waitUntilLoaded(page);
  return fetched;
}

async function waitForHydration(page: Page): Promise<void> {
  await waitForSession(page);
  await expect(page.locator('html')).toHaveAttribute('data-ready');
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
    const uncounted = kindsWithWords.includes(kind) ? words * files.length : 0;
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
    // The 404 page needs React to say which page is missing.
    if (address !== '/NoSuchPage') {
      const fetched = await filesFetchedBy(page, address, waitForSession);
      expectWithin(fetched, visitorKb, words);
      expect(fetched.length, list(fetched)).toBeLessThanOrEqual(maxVisitorRequests);
    }
    // The scripts of signed-in pages are the same everywhere.
    if (!['/', '/AITeam', '/NoSuchPage'].includes(address)) return;
    const signingIn = signedInUrl(platform, operator, address);
    expectWithin(await filesFetchedBy(page, signingIn, waitForHydration), signedInKb, words);
  });
}

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

test('Radix, MiniSearch, and socket.io aren’t fetched before they’re needed', async ({ page }) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text());
  });
  await page.goto('/AITeam');
  await hydrate(page);
  const scripts = (await Promise.all(bodies)).join('\n');
  expect(scripts).toContain('hydrateRoot');
  for (const word of ['NavigationMenuTrigger', 'DialogContent', 'MiniSearch', 'socket.io']) {
    expect(scripts.includes(word), word).toBe(false);
  }
});
