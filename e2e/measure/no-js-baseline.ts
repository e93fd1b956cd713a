import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from '@/lib/export/compress';

/** Where the twins stand on the bench's server: /AITeam has its own at /twin/AITeam. */
export const baselineFolder = 'twin';

/** A page as hand-written HTML and CSS would be: every script taken out, nothing else touched. */
function stripScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
}

/** Copies an export to a folder and puts a twin beside each of its pages, compressed in the same way. */
export async function copyWithBaseline(out: string, folder: string): Promise<void> {
  cpSync(out, folder, { recursive: true, preserveTimestamps: true });
  mkdirSync(join(folder, baselineFolder));
  for (const name of readdirSync(out).filter((file) => file.endsWith('.html'))) {
    const twin = join(folder, baselineFolder, name);
    writeFileSync(twin, stripScripts(readFileSync(join(out, name), 'utf8')));
    await compress(twin);
  }
}
