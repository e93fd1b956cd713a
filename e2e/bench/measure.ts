import lighthouse, { type Config, type Flags } from 'lighthouse';
import { chromium } from 'playwright';
import { z } from 'zod';
import { browserLaunch } from '@/lib/browser';
import { freePort } from '../platform/start/run-start';

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

export interface Measured {
  /** Milliseconds; CLS has no unit. */
  timings: Record<Timing, number>;
  /** 0 to 100, by category. */
  scores: Record<string, number>;
  /** Bytes on the wire, by Lighthouse's kinds: document, script, font, image, media, … */
  bytes: Record<string, number>;
}

const requests = z.object({
  items: z.array(
    z.object({ resourceType: z.string().default('Other'), transferSize: z.number().default(0) }),
  ),
});

const settings: Config = { extends: 'lighthouse:default', settings: { formFactor: 'mobile' } };

/** Opens an address once in a browser of its own, as Lighthouse's mobile profile does. */
export async function measure(url: string, throttlingMethod: Throttling): Promise<Measured> {
  const debuggingPort = await freePort();
  const browser = await chromium.launch(
    browserLaunch([`--remote-debugging-port=${debuggingPort}`, '--remote-allow-origins=*']),
  );
  try {
    const flags: Flags = { port: debuggingPort, logLevel: 'error', throttlingMethod };
    const result = await lighthouse(url, flags, settings);
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
    const timing = (name: Timing) => {
      const value = audits[timings[name]]?.numericValue;
      if (value === undefined) throw new Error(`Lighthouse measured no ${name} on ${url}`);
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
    };
  } finally {
    await browser.close();
  }
}
