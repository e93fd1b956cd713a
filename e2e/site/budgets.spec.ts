import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { content } from '@/lib/content';
import { expect, settled, test } from '../fixtures';
import { lookAt } from '../hosts/page-view';
import { distinctPages } from '../registry';

/** Kilobytes of 1,000 bytes, as sent: brotli where a file has it. */
const budgets = { document: 25, fetch: 17, script: 139, font: 22, image: 40 } as const;
/** The document and its data, two fonts, a poster, an icon and the site's scripts. */
const mostRequests = 20;

interface Fetched {
  kind: string;
  path: string;
  kilobytes: number;
}

/** What a page fetches of the site before anybody touches it; its film and whole style sheet come later. */
async function fetchedBy(page: Page, address: string): Promise<Fetched[]> {
  const fetched: Fetched[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const kind = request.resourceType();
    const file = fileOf(pathname, kind);
    if (file !== null)
      fetched.push({ kind, path: pathname, kilobytes: statSync(file).size / 1000 });
  });
  await page.goto(address);
  await settled(page);
  return fetched;
}

function fileOf(path: string, kind: string): string | null {
  if (kind === 'media' || kind === 'stylesheet' || path.startsWith('/api/')) return null;
  const name = path === '/' ? 'index' : decodeURIComponent(path.slice(1));
  const known = kind === 'document' ? (existsSync(`out/${name}.html`) ? name : '404') : name;
  const file = join('out', kind === 'document' ? `${known}.html` : known);
  return existsSync(`${file}.br`) ? `${file}.br` : file;
}

const list = (files: readonly Fetched[]) =>
  files
    .toSorted((a, b) => b.kilobytes - a.kilobytes)
    .map(({ path, kilobytes }) => `${kilobytes.toFixed(1)} KB ${path}`)
    .join('\n');

const addresses = distinctPages.map(({ href }) => href);

for (const address of [...addresses, '/NoSuchPage']) {
  test(`${address} keeps its budgets before anybody touches it`, async ({ page }) => {
    const fetched = await fetchedBy(page, address);
    for (const [kind, most] of Object.entries(budgets)) {
      const files = fetched.filter((file) => file.kind === kind);
      const sum = files.reduce((total, { kilobytes }) => total + kilobytes, 0);
      expect(sum, `KB of each ${kind}, of ${most}:\n${list(files)}`).toBeLessThanOrEqual(most);
    }
    expect(fetched.length, list(fetched)).toBeLessThanOrEqual(mostRequests);
    const twice = fetched.filter(({ path }, index) =>
      fetched.some((other, before) => before < index && other.path === path),
    );
    expect(twice, 'what is fetched twice').toEqual([]);
  });
}

/** What a new connection sends before it waits for an answer: ten packets. */
const firstPackets = 14.6;

test('Home’s HTML fits into the first packets', () => {
  expect(statSync('out/index.html.br').size / 1000).toBeLessThanOrEqual(firstPackets);
});

test('a first look at Home, its film included, is at most 420 KB', async ({
  browser,
  platform,
}) => {
  const { bytes, requests } = await lookAt(browser, platform.url, '/');
  expect(requests).toContain(`/media/${content().home.hero.film.file}.av1.mp4`);
  expect(bytes / 1000).toBeLessThanOrEqual(420);
});

test('neither Radix, MiniSearch nor socket.io is fetched before it is needed', async ({ page }) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text());
  });
  await page.goto('/AITeam');
  await settled(page);
  const scripts = (await Promise.all(bodies)).join('\n');
  expect(scripts).toContain('hydrateRoot');
  for (const word of ['NavigationMenuTrigger', 'DialogContent', 'MiniSearch', 'socket.io']) {
    expect(scripts.includes(word), word).toBe(false);
  }
});
