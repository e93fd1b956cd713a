import lighthouse, { type Config, type Flags } from 'lighthouse';
import { chromium } from 'playwright';
import { z } from 'zod';
import { freePort } from '../platform/start/testing';
import { benchLaunchOptions } from './bench-browser';
import { measureSteal } from './cpu-steal';

/** Lighthouse's throttling methods: of the actual network and CPU, or simulated after an unthrottled load. */
export const throttlings = ['devtools', 'simulate'] as const;
export type Throttling = (typeof throttlings)[number];

const timings = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  SI: 'speed-index',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
type Timing = keyof typeof timings;

export interface LighthouseResult {
  /** Milliseconds; CLS has no unit. */
  timings: Record<Timing, number>;
  /** 0 to 100, by requested Lighthouse category. */
  scores: Record<string, number>;
  /** Bytes transferred, by Lighthouse's resource type: Document, Script, Font, Image, Media, … */
  bytes: Record<string, number>;
  /** Share of CPU time that the host took during the run, 0 to 1; 0 if the system doesn't report it. */
  stolenShare: number;
}

const networkRequests = z.object({
  items: z.array(
    z.object({ resourceType: z.string().default('Other'), transferSize: z.number().default(0) }),
  ),
});

/** @param all false for only performance, which takes half the time */
function configFor(all: boolean): Config {
  const settings = all
    ? { formFactor: 'mobile' as const }
    : {
        formFactor: 'mobile' as const,
        onlyCategories: ['performance'],
        disableFullPageScreenshot: true,
      };
  return { extends: 'lighthouse:default', settings };
}

/** On a busy machine, a page may never become idle, so Lighthouse doesn't detect the end of its load. */
const maxAttempts = 4;

/**
 * Measures a URL in a new browser with Lighthouse's mobile profile. Logs and retries failed measurements.
 *
 * @param all whether to include accessibility, best practices, and SEO in addition to performance
 * @throws after four failed attempts
 */
export async function runLighthouse(
  url: string,
  throttling: Throttling,
  all = false,
): Promise<LighthouseResult> {
  for (let retriesLeft = maxAttempts - 1; ; retriesLeft -= 1) {
    try {
      return await runOnce(url, throttling, configFor(all));
    } catch (error) {
      if (retriesLeft === 0) throw error;
      console.error(`${error instanceof Error ? error.message : error}; retrying`);
    }
  }
}

async function runOnce(
  url: string,
  throttlingMethod: Throttling,
  config: Config,
): Promise<LighthouseResult> {
  const debuggingPort = await freePort();
  const browser = await chromium.launch(
    benchLaunchOptions([`--remote-debugging-port=${debuggingPort}`, '--remote-allow-origins=*']),
  );
  try {
    const flags: Flags = { port: debuggingPort, logLevel: 'error', throttlingMethod };
    const stolenSince = measureSteal();
    const result = await lighthouse(url, flags, config);
    const stolenShare = stolenSince();
    if (result === undefined) throw new Error(`Lighthouse returned no result for ${url}`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
    const timing = (name: Timing) => {
      const value = audits[timings[name]]?.numericValue;
      if (value === undefined) throw new Error(`Lighthouse did not measure ${name} on ${url}`);
      return value;
    };
    const bytes: Record<string, number> = {};
    for (const request of networkRequests.parse(audits['network-requests']?.details).items) {
      const kind = request.resourceType;
      bytes[kind] = (bytes[kind] ?? 0) + request.transferSize;
    }
    return {
      timings: {
        FCP: timing('FCP'),
        LCP: timing('LCP'),
        SI: timing('SI'),
        TBT: timing('TBT'),
        CLS: timing('CLS'),
      },
      scores: Object.fromEntries(
        Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
      ),
      bytes,
      stolenShare,
    };
  } finally {
    await browser.close();
  }
}
