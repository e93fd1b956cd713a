import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compress } from '@/lib/export/compress';
import { startTemporaryPlatform } from '../temporary-platform';
import { runLighthouse, type Throttling } from './run-lighthouse';
import { bytesTable, type Comparison, mediansOf, timingsTable } from './tables';

/** Folder of the baselines on the benchmark's server: the one for /AITeam is at /baseline/AITeam. */
const baselineFolder = 'baseline';

/** A page without styles and scripts. */
const reference = 'one-sentence';
const referenceHtml = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>One sentence</title>
<meta name="description" content="A page of one sentence"><meta name="viewport" content="width=device-width"></head>
<body><main><h1>This page has one sentence.</h1></main></body></html>`;

const throttlings = ['devtools', 'simulate'] as const;

/** Removes all scripts and nothing else, so the page is like hand-written HTML and CSS. */
function stripScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
}

/** Copies the export to a folder and adds a no-JS baseline of each page, compressed the same way. */
async function copyWithBaselines(folder: string): Promise<void> {
  cpSync('out', folder, { recursive: true, preserveTimestamps: true });
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

/** Prints two tables of each kind of throttling. */
export async function compareWithBaselines(pages: readonly string[], runs: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  await copyWithBaselines(join(folder, 'site'));
  const { platform, stop } = await startTemporaryPlatform({ out: join(folder, 'site') });
  try {
    for (const throttling of throttlings) {
      const rows: Comparison[] = [];
      for (const page of [reference, ...pages]) {
        rows.push(await compare(platform.url, page, throttling, runs));
      }
      console.log(
        `Lighthouse mobile, ${throttling} throttling, median of ${runs} loads; page / same page without scripts = ratio\n`,
      );
      console.log(`${timingsTable(rows)}\n\n${bytesTable(rows)}\n`);
    }
  } finally {
    await stop();
    rmSync(folder, { recursive: true });
  }
}

/** Measures a page and its no-JS baseline, alternating which goes first. */
async function compare(origin: string, page: string, throttling: Throttling, runs: number) {
  const own: Record<string, number>[] = [];
  const baseline: Record<string, number>[] = [];
  const sides = [
    { url: `${origin}/${page}`, into: own },
    { url: `${origin}/${baselineFolder}/${page}`, into: baseline },
  ];
  // The first load is slower than later ones, so it doesn't count.
  await runLighthouse(`${origin}/${page}`, throttling);
  for (let run = 0; run < runs; run += 1) {
    for (const { url, into } of run % 2 === 0 ? sides : sides.toReversed()) {
      into.push(await runLighthouse(url, throttling));
    }
  }
  return { page, own: mediansOf(own), baseline: mediansOf(baseline) };
}
