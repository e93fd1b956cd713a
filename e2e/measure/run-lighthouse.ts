import lighthouse, { type Config, type Flags } from 'lighthouse';
import { chromium } from 'playwright';
import { z } from 'zod';
import { freePort } from '../platform/start/testing';
import { benchLaunchOptions } from './bench-browser';
import { measureSteal } from './cpu-steal';

/** What Lighthouse may slow down: the real line and processor, or a model of them after the fact. */
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
  /** 0 to 100, by those of Lighthouse's categories that were asked for. */
  scores: Record<string, number>;
  /** Bytes on the wire, by Lighthouse's kinds: document, script, font, image, media, … */
  bytes: Record<string, number>;
  /** The share of the processor's time that the host took away meanwhile; 0 where the system does not say. */
  stolenShare: number;
}

const requests = z.object({
  items: z.array(
    z.object({ resourceType: z.string().default('Other'), transferSize: z.number().default(0) }),
  ),
});

/** @param all false for performance alone, which takes half the time */
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

/** On a busy machine a page may never come to rest, and Lighthouse finds no end of its load. */
const maxAttempts = 4;

/**
 * Opens an address in a browser of its own, as Lighthouse's mobile profile does; once more where Lighthouse
 * could not measure, and says so.
 *
 * @param all whether accessibility, best practices and SEO are looked at as well as performance
 * @throws when it could not four times.
 */
export async function runLighthouse(
  url: string,
  throttling: Throttling,
  all = false,
): Promise<LighthouseResult> {
  for (let again = maxAttempts - 1; ; again -= 1) {
    try {
      return await runOnce(url, throttling, configFor(all));
    } catch (error) {
      if (again === 0) throw error;
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
    const lostTime = measureSteal();
    const result = await lighthouse(url, flags, config);
    const stolenShare = lostTime();
    if (result === undefined) throw new Error(`Lighthouse returned no result for ${url}`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
    const timing = (name: Timing) => {
      const value = audits[timings[name]]?.numericValue;
      if (value === undefined) throw new Error(`Lighthouse did not measure ${name} on ${url}`);
      return value;
    };
    const bytes: Record<string, number> = {};
    for (const request of requests.parse(audits['network-requests']?.details).items) {
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
