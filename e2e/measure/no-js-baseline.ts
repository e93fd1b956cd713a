import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from '@/lib/export/compress';

/** Folder of the baselines on the benchmark's server: the one for /AITeam is at /twin/AITeam. */
export const baselineFolder = 'twin';

/** Removes all scripts and nothing else, so the page is like hand-written HTML and CSS. */
function stripScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
}

/** Copies an export to a folder and adds a no-JS baseline of each page, compressed the same way. */
export async function copyWithBaseline(out: string, folder: string): Promise<void> {
  cpSync(out, folder, { recursive: true, preserveTimestamps: true });
  mkdirSync(join(folder, baselineFolder));
  for (const name of readdirSync(out).filter((file) => file.endsWith('.html'))) {
    const baseline = join(folder, baselineFolder, name);
    writeFileSync(baseline, stripScripts(readFileSync(join(out, name), 'utf8')));
    await compress(baseline);
  }
}
