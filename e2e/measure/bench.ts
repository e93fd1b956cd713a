/**
 * `npm run bench`: compares pages of `out/` with their no-JS baselines, alternating on one server, with Lighthouse's
 * mobile profile. Prints medians and ratios. The first row, a page of one sentence
 * on both sides, shows what the machine itself takes, and the noise.
 *
 * `-- --runs 9 --pages Home,AITeam` picks the number of loads and the pages. `-- --scores` scores every indexable page
 * instead, and exits with 1 if one has less than 100. `-- --interactions` times presses instead.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { content, hrefOf, indexablePages } from '@/lib/content';
import { startTemporaryPlatform } from '../temporary-platform';
import { compareWithBaselines } from './compare-with-baselines';
import { interactionTable } from './interactions';
import { audit } from './run-lighthouse';
import { markdownTable } from './tables';

const categories = ['accessibility', 'best-practices', 'seo'];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    pages: { type: 'string' },
    scores: { type: 'boolean' },
    interactions: { type: 'boolean' },
  },
});
const indexable = indexablePages(content().pages).map(({ name }) => name);
const compared = ['Home', 'AITeam', 'Capabilities', 'TermsOfService', 'ShiftLog'];
const pages = values.pages?.split(',') ?? (values.scores ? indexable : compared);
const runs = Number(values.runs);
const problem = !(runs >= 1)
  ? `--runs must be 1 or more, not ${values.runs}.`
  : pages.some((page) => !existsSync(`out/${page}.html`))
    ? `out/ is missing a page of ${pages}. Run \`npm run build\`, and spell pages like their files.`
    : undefined;
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}

if (!values.scores && !values.interactions) {
  await compareWithBaselines(pages, runs);
} else {
  const { platform, stop } = await startTemporaryPlatform({ out: 'out' });
  try {
    if (values.interactions) {
      console.log(await interactionTable(platform.url, runs));
    } else {
      const { table, isPerfect } = await scoreTable(platform.url, pages);
      console.log(table);
      process.exitCode = isPerfect ? 0 : 1;
    }
  } finally {
    await stop();
  }
}

/** Scores pages with Lighthouse's mobile profile, in the categories that don't depend on loading speed. */
async function scoreTable(origin: string, pages: readonly string[]) {
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
