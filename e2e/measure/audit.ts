import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { browserLaunchOptions } from '@/lib/browser';
import { freePort } from '../platform/start/testing';

/** Lighthouse's categories other than performance, in the order of the table. */
export const categories = ['accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

export interface AuditResult {
  url: string;
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** IDs of all failed audits in these categories, including those with no weight in the score. */
  failed: string[];
}

/** Audits URLs one at a time in one browser, with Lighthouse's mobile profile. */
export async function audit(
  urls: readonly string[],
  onAudited: (audited: AuditResult) => void,
): Promise<AuditResult[]> {
  const port = await freePort();
  const browser = await chromium.launch(
    browserLaunchOptions([`--remote-debugging-port=${port}`, '--remote-allow-origins=*']),
  );
  const results: AuditResult[] = [];
  try {
    for (const url of urls) {
      const audited = await auditOne(url, port);
      results.push(audited);
      onAudited(audited);
    }
  } finally {
    await browser.close();
  }
  return results;
}

async function auditOne(url: string, port: number): Promise<AuditResult> {
  const result = await lighthouse(
    url,
    // These categories don't depend on loading speed.
    { port, logLevel: 'error', throttlingMethod: 'provided', onlyCategories: [...categories] },
    { extends: 'lighthouse:default', settings: { formFactor: 'mobile' } },
  );
  if (result === undefined) throw new Error(`Lighthouse returned no result for ${url}`);
  const { audits, categories: found, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
  const scoreOf = (category: Category) => Math.round((found[category]?.score ?? 0) * 100);
  const ids = categories.flatMap(
    (category) => found[category]?.auditRefs.map(({ id }) => id) ?? [],
  );
  return {
    url,
    scores: {
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    failed: ids.filter((id) => {
      const score = audits[id]?.score ?? null;
      return score === null ? audits[id]?.scoreDisplayMode === 'error' : score < 1;
    }),
  };
}
