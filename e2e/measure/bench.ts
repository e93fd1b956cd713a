/**
 * `npm run bench [-- --runs 9 --pages Home,AITeam]`: compares pages of `out/` with their no-JS baselines, alternating
 * on one server, with Lighthouse's mobile profile. Prints medians and ratios of the runs with the least CPU steal. The
 * first row, a page of one sentence on both sides, shows what the machine itself takes, and the noise.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compress } from '@/lib/export/compress';
import { startTemporaryPlatform } from '../temporary-platform';
import { medianResult, quietestRuns } from './median';
import { report } from './report';
import {
  type LighthouseResult,
  runLighthouse,
  type Throttling,
  throttlings,
} from './run-lighthouse';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    pages: { type: 'string', default: 'Home,AITeam,Capabilities,TermsOfService,ShiftLog' },
  },
});
const runs = Number(values.runs);
const pages = values.pages.split(',');
const problem = !(runs >= 1)
  ? `--runs must be 1 or more, not ${values.runs}.`
  : pages.find((page) => !existsSync(`out/${page}.html`)) !== undefined
    ? `out/ is missing a page of ${values.pages}. Run \`npm run build\`, and spell pages like their files.`
    : undefined;
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}

/** Folder of the baselines on the benchmark's server: the one for /AITeam is at /twin/AITeam. */
const baselineFolder = 'twin';

/** A page without styles and scripts. */
const reference = 'one-sentence';
const referenceHtml = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>One sentence</title>
<meta name="description" content="A page of one sentence"><meta name="viewport" content="width=device-width"></head>
<body><main><h1>This page has one sentence.</h1></main></body></html>`;

/** Removes all scripts and nothing else, so the page is like hand-written HTML and CSS. */
function stripScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
}

/** Copies an export to a folder and adds a no-JS baseline of each page, compressed the same way. */
async function copyWithBaseline(out: string, folder: string): Promise<void> {
  cpSync(out, folder, { recursive: true, preserveTimestamps: true });
  writeFileSync(join(folder, `${reference}.html`), referenceHtml);
  await compress(join(folder, `${reference}.html`));
  const names = readdirSync(folder).filter((file) => file.endsWith('.html'));
  mkdirSync(join(folder, baselineFolder));
  for (const name of names) {
    const baseline = join(folder, baselineFolder, name);
    writeFileSync(baseline, stripScripts(readFileSync(join(folder, name), 'utf8')));
    await compress(baseline);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
await copyWithBaseline('out', join(folder, 'site'));
const { platform, stop } = await startTemporaryPlatform({ out: join(folder, 'site') });

/** Measures a page and its no-JS baseline, alternating which goes first. */
async function compare(page: string, throttling: Throttling) {
  // The first load is slower than later ones, so only its scores count.
  const first = await runLighthouse(`${platform.url}/${page}`, throttling, true);
  const own: LighthouseResult[] = [];
  const baseline: LighthouseResult[] = [];
  const sides = [
    { url: `${platform.url}/${page}`, into: own },
    { url: `${platform.url}/${baselineFolder}/${page}`, into: baseline },
  ];
  for (let run = 0; run < runs; run += 1) {
    for (const { url, into } of run % 2 === 0 ? sides : sides.toReversed()) {
      into.push(await runLighthouse(url, throttling));
    }
  }
  return {
    page,
    result: medianResult(quietestRuns(own)),
    baseline: medianResult(quietestRuns(baseline)),
    scores: first.scores,
  };
}

try {
  for (const throttling of throttlings) {
    const rows = [];
    for (const page of [reference, ...pages]) rows.push(await compare(page, throttling));
    console.log(report(throttling, runs, rows));
  }
} finally {
  await stop();
  rmSync(folder, { recursive: true });
}
