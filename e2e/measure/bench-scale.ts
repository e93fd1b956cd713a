/**
 * `npm run bench:scale [-- --pages 39,390,1950]`: builds copies of the site with an increasing number of generated
 * pages, and prints the cost per page of each build in seconds and kilobytes.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { content } from '@/lib/content';
import { copySite } from '../writing/site-copy';
import { addGeneratedPages } from './generated-pages';
import { type BuildCost, scaleReport } from './scale-report';

const { values } = parseArgs({ options: { pages: { type: 'string', default: '39,390,1950' } } });
const ownPages = content().pages.length;
const sizes = values.pages.split(',').map(Number);
if (
  sizes.length < 2 ||
  sizes.some((size, index) => !(size >= Math.max(ownPages, sizes[index - 1] ?? 0)))
) {
  console.error(
    `--pages ${values.pages}: pass two or more increasing numbers, starting at ${ownPages}.`,
  );
  process.exit(1);
}

/** CPU time of this process's exited children, in seconds; null on systems without /proc. */
function childCpuSeconds(): number | null {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return null;
  }
}

async function build(pages: number): Promise<BuildCost> {
  const site = copySite();
  try {
    addGeneratedPages(site, pages - ownPages);
    const [startedAt, cpuBefore] = [performance.now(), childCpuSeconds()];
    const { code, output } = await site.build();
    const [endedAt, cpuAfter] = [performance.now(), childCpuSeconds()];
    if (code !== 0)
      throw new Error(`The build of ${pages} pages exited with code ${code}:\n${output}`);
    const files = site.files();
    const bytes = files.map((file) => statSync(join(site.folder, 'out', file)).size);
    return {
      pages,
      seconds: (endedAt - startedAt) / 1000,
      cpuSeconds: cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore,
      kilobytes: bytes.reduce((sum, size) => sum + size, 0) / 1000,
      files: files.length,
    };
  } finally {
    site.remove();
  }
}

const builds: BuildCost[] = [];
for (const size of sizes) {
  builds.push(await build(size));
  console.error(`built ${size} pages`);
}
console.log(scaleReport(builds));
