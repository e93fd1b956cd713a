import { hrefOf } from '@/lib/content';
import { audit } from './run-lighthouse';
import { markdownTable } from './tables';

const categories = ['accessibility', 'best-practices', 'seo'];

/** Scores pages with Lighthouse's mobile profile, in the categories that don't depend on loading speed. */
export async function scoreTable(origin: string, pages: readonly string[]) {
  const rows: string[][] = [];
  let isPerfect = true;
  for (const page of pages) {
    const result = await audit(origin + hrefOf(page), { throttlingMethod: 'provided' }, categories);
    const found = categories.flatMap((id) => result.categories[id] ?? []);
    const scores = found.map(({ score }) => Math.round((score ?? 0) * 100));
    const failed = found
      .flatMap(({ auditRefs }) => auditRefs.map(({ id }) => id))
      .filter((id) => {
        const { score, scoreDisplayMode } = result.audits[id] ?? {};
        return scoreDisplayMode === 'error' || (typeof score === 'number' && score < 1);
      });
    isPerfect &&= scores.length === categories.length && scores.every((score) => score === 100);
    rows.push([page, ...scores.map(String), failed.join(', ') || 'none']);
  }
  const head = ['page', 'accessibility', 'best practices', 'SEO', 'failed audits'];
  return { table: markdownTable(head, rows), isPerfect };
}
