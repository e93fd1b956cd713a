/**
 * `npm run bench:scores [-- --pages Home,About]`: scores accessibility, best practices, and SEO with Lighthouse's
 * mobile profile on each indexable page of `out/`, and lists every failed audit. Exits with 1 if a score is below 100.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { content, hrefOf, indexablePages } from '@/lib/content';
import { startTemporaryPlatform } from '../temporary-platform';
import { audit, categories } from './audit';
import { markdownTable } from './markdown-table';

const indexed = indexablePages(content().pages).map(({ name }) => name);
const { values } = parseArgs({
  options: { pages: { type: 'string', default: indexed.join(',') } },
});
const names = values.pages.split(',');
const unknown = names.find((name) => !indexed.includes(name) || !existsSync(`out/${name}.html`));
if (unknown !== undefined) {
  console.error(`--pages: ${unknown} not found. Run \`npm run build\`, and list indexable pages.`);
  process.exit(1);
}

const { platform, stop } = await startTemporaryPlatform({ out: 'out' });
try {
  const audited = await audit(
    names.map((name) => platform.url + hrefOf(name)),
    ({ url }) => console.error(`audited ${new URL(url).pathname}`),
  );
  const rows = audited.map(({ url, scores, failed }) => [
    new URL(url).pathname,
    ...categories.map((category) => String(scores[category])),
    failed.length === 0 ? 'none' : failed.join(', '),
  ]);
  console.log(
    markdownTable(['page', 'accessibility', 'best practices', 'SEO', 'failed audits'], rows),
  );
  const isFull = audited.every(({ scores }) =>
    Object.values(scores).every((score) => score === 100),
  );
  process.exitCode = isFull ? 0 : 1;
} finally {
  await stop();
}
