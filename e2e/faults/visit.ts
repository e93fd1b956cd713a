import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright/test';
import type { Platform } from '../platform/platform';
import { operator } from '../platform/seeded-accounts';
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

/** Far more than anything needs, so only a missing element times out. */
const timeoutMs = 30_000;
/** A tenth of what counts as good; a spinner or a line that wraps differently causes less. */
const maxLayoutShift = 0.01;

export interface VisitResult {
  /** Descriptions of what went wrong; empty if the visit passed. */
  problems: string[];
  /** When the spinner was hidden, in ms since navigation started; null if it was never shown. */
  loadingMs: number | null;
  requests: number;
}

interface VisitOptions {
  fault: SiteFault;
  persona: Persona;
  path: string;
  /** Text of the HTML for each path that a visit can end on. */
  expectedTexts: ReadonlyMap<string, string>;
}

/** Visits one page as one persona with one fault, in its own browser context. */
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
  const navigations: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigations.push(new URL(request.url()).pathname);
  });

  let metrics: PageMetrics = null;
  try {
    // Functions that tsx compiles call a `__name` helper, which pages don't have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(collectMetrics);
    const visitContext: VisitContext = { page, servers, persona, path };
    await fault.beforeLoad?.(visitContext);
    const query = persona === 'visitor' ? '' : `?access_token=${platform.tokenFor(operator)}`;
    await page.goto(path + query, { waitUntil: 'domcontentloaded' });
    await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'hidden' });
    metrics = await page.evaluate(readMetrics);
    const endPath = (await fault.afterLoad?.(visitContext)) ?? path;
    problems.push(...(await textDifferences(page, plan.expectedTexts.get(endPath) ?? '')));
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
  const limit = (fault.maxRequests ?? defaultMaxRequests)[persona];
  if (requests > limit)
    problems.push(`${requests} requests to the platform; at most ${limit} allowed`);
  if (foreignServer.requests() > 0) problems.push('a request went to a foreign origin');
  if (navigations.some((each, index) => navigations.indexOf(each) < index - 1)) {
    problems.push(`a page kept reloading: ${navigations.join(' ')}`);
  }
  return { problems, loadingMs: metrics?.loadingMs || null, requests };
}

/** A busy browser may close the previous page's connections late, and may retry a request that hung. */
async function waitForIdlePlatform(platform: Platform): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (platform.connections() > 0 && Date.now() < deadline) await setTimeout(20);
}

/** Waits for the expected text: after a navigation, the previous page may still be shown. */
async function textDifferences(page: Page, expected: string): Promise<string[]> {
  const deadline = Date.now() + timeoutMs / 3;
  for (;;) {
    const text = await comparableText(page);
    if (text === expected) return [];
    if (Date.now() > deadline) {
      const at = [...text].findIndex((letter, index) => letter !== expected[index]);
      const seen = text.slice(Math.max(0, at - 20), at + 60);
      const wanted = expected.slice(Math.max(0, at - 20), at + 60);
      return [`text differs: “${seen}” instead of “${wanted}”`];
    }
    await page.waitForFunction(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
}
