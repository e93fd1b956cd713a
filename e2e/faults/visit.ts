import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright/test';
import type { Platform } from '../platform/platform';
import { comparableText } from './main-text';
import { collectMetrics, type PageMetrics, readMetrics } from './page-metrics';
import {
  defaultMaxRequests,
  type Persona,
  type SiteFault,
  type VisitContext,
  viewportWidth,
} from './site-fault';
import type { TestServers } from './test-servers';

const operator = 'operator@plant.example';
/** Far more than anything takes: what is waited for comes, or is missing. */
const timeoutMs = 30_000;
/** A tenth of what counts as good: a spinner and a line that is broken anew are below it. */
const maxLayoutShift = 0.01;

export interface VisitResult {
  /** In words, what was not as it has to be; empty when all was. */
  problems: string[];
  /** How long the spinner stood, in ms since the visit began; null where it never did. */
  loadingMs: number | null;
  requests: number;
}

interface VisitOptions {
  fault: SiteFault;
  persona: Persona;
  path: string;
  /** Of each path that a visit can end on, as its HTML says them. */
  expectedTexts: ReadonlyMap<string, string>;
}

/** One page, one viewer, one fault, in a browser's context of its own. */
export async function visit(
  browser: Browser,
  servers: TestServers,
  plan: VisitOptions,
): Promise<VisitResult> {
  const { fault, persona, path } = plan;
  const { platform, foreignServer } = servers;
  await waitForIdlePlatform(platform);
  await platform.reset();
  foreignServer.forget();
  const context = await browser.newContext({
    baseURL: platform.url,
    viewport: { width: viewportWidth(fault), height: 800 },
    javaScriptEnabled: fault.javaScriptEnabled ?? true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  const problems: string[] = [];
  page.on('pageerror', (error) => {
    if (!fault.expectedErrors?.test(error.message))
      problems.push(`uncaught error: ${error.message}`);
  });
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });

  let noted: PageMetrics = null;
  try {
    // What runs TypeScript names functions by a helper of its own, which no page has.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(collectMetrics);
    const scene: VisitContext = { page, servers, persona, path };
    await fault.beforeLoad?.(scene);
    const query = persona === 'visitor' ? '' : `?access_token=${platform.tokenFor(operator)}`;
    await page.goto(path + query, { waitUntil: 'domcontentloaded' });
    await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'hidden' });
    noted = await page.evaluate(readMetrics);
    const end = (await fault.afterLoad?.(scene)) ?? path;
    problems.push(...(await textDifferences(page, plan.expectedTexts.get(end) ?? '')));
    const { shift } = (await page.evaluate(readMetrics)) ?? { shift: 0 };
    if (!fault.mayShiftLayout && shift > maxLayoutShift) problems.push(`layout shift of ${shift}`);
    if (!fault.blocksAllScripts && page.url().includes('access_token')) {
      problems.push('token left in the URL');
    }
  } catch (error) {
    problems.push(error instanceof Error ? error.message.slice(0, 300) : String(error));
  } finally {
    await context.close();
  }

  const requests = platform.events.recent().filter(({ type }) => type === 'request').length;
  const most = (fault.maxRequests ?? defaultMaxRequests)[persona];
  if (requests > most)
    problems.push(`${requests} requests to the platform; at most ${most} allowed`);
  if (foreignServer.requests() > 0) problems.push('a request went to a foreign origin');
  if (loaded.some((each, index) => loaded.indexOf(each) < index - 1)) {
    problems.push(`a page kept reloading: ${loaded.join(' ')}`);
  }
  return { problems, loadingMs: noted?.loadingMs || null, requests };
}

/** A busy browser lets go of the page before this one late, and may ask once more for what hung. */
async function waitForIdlePlatform(platform: Platform): Promise<void> {
  const until = Date.now() + timeoutMs;
  while (platform.connections() > 0 && Date.now() < until) await setTimeout(20);
}

/** Waits for the words; what a page shows meanwhile may be another page's. */
async function textDifferences(page: Page, expected: string): Promise<string[]> {
  const until = Date.now() + timeoutMs / 3;
  for (;;) {
    const words = await comparableText(page);
    if (words === expected) return [];
    if (Date.now() > until) {
      const at = [...words].findIndex((letter, index) => letter !== expected[index]);
      const seen = words.slice(Math.max(0, at - 20), at + 60);
      const meant = expected.slice(Math.max(0, at - 20), at + 60);
      return [`text differs: “${seen}” instead of “${meant}”`];
    }
    await page.waitForFunction(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
}
