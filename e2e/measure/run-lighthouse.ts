import lighthouse, { type Config, type Flags } from 'lighthouse';
import { chromium } from 'playwright';
import { z } from 'zod';
import { browserLaunchOptions } from '@/lib/browser';
import { freePort } from '../free-port';

/**
 * Chromium features that would distort measurements. The worst is the omnibox popup: two internal pages that load in
 * each new window take a second of CPU time. This list replaces Playwright's, so it repeats the relevant ones from
 * there.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
];

/** Playwright's launch options for a browser used for measurements. */
export function benchLaunchOptions(extraFlags: readonly string[] = []) {
  return browserLaunchOptions([`--disable-features=${disabledFeatures.join(',')}`, ...extraFlags]);
}

/** Lighthouse's throttling methods: of the actual network and CPU, or simulated after an unthrottled load. */
export type Throttling = 'devtools' | 'simulate';

const timings = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/**
 * FCP, LCP, and TBT in milliseconds, CLS, the performance score from 0 to 100, and the bytes transferred by Lighthouse's
 * resource type: Document, Script, Font, Image, Media, …
 */
type LighthouseResult = Record<string, number>;

const networkRequests = z.object({
  items: z.array(
    z.object({ resourceType: z.string().default('Other'), transferSize: z.number().default(0) }),
  ),
});

/** On a busy machine, a page may never become idle, so Lighthouse doesn't detect the end of its load. */
const maxAttempts = 4;

/** Measures a page. A failed attempt is logged. @throws after four of them */
export async function runLighthouse(
  url: string,
  throttlingMethod: Throttling,
): Promise<LighthouseResult> {
  for (let retriesLeft = maxAttempts - 1; ; retriesLeft -= 1) {
    try {
      return await measure(url, throttlingMethod);
    } catch (error) {
      if (retriesLeft === 0) throw error;
      console.error(`${error instanceof Error ? error.message : error}; retrying`);
    }
  }
}

async function measure(url: string, throttlingMethod: Throttling): Promise<LighthouseResult> {
  const { audits, categories } = await audit(url, { throttlingMethod }, ['performance']);
  const result: LighthouseResult = {
    performance: Math.round((categories.performance?.score ?? 0) * 100),
  };
  for (const [name, id] of Object.entries(timings)) {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse did not measure ${name} on ${url}`);
    result[name] = value;
  }
  for (const request of networkRequests.parse(audits['network-requests']?.details).items) {
    const { resourceType, transferSize } = request;
    result[resourceType] = (result[resourceType] ?? 0) + transferSize;
  }
  return result;
}

/** Lighthouse's result for a URL in a new browser, with its mobile profile. */
export async function audit(url: string, flags: Flags, onlyCategories: string[]) {
  const port = await freePort();
  const browser = await chromium.launch(
    benchLaunchOptions([`--remote-debugging-port=${port}`, '--remote-allow-origins=*']),
  );
  const config: Config = {
    extends: 'lighthouse:default',
    settings: { formFactor: 'mobile', disableFullPageScreenshot: true, onlyCategories },
  };
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', ...flags }, config);
    if (result === undefined) throw new Error(`Lighthouse returned no result for ${url}`);
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}
