import { z } from 'zod';
import type { ExportFiles } from './export-files';
import type { Fault } from './fault';
import { readJson } from './read-json';

const manifest = z.object({ icons: z.array(z.object({ src: z.string() })).min(1) });

/** Checks that the targets of links in style sheets, the manifest, and llms.txt exist. */
export function checkFileReferences(files: ExportFiles, siteUrl: string): Fault[] {
  return files.names.flatMap((file) => {
    const addresses = findUrls(file, files);
    if (addresses === null) return [{ file, message: 'lists no icons. See app/manifest.ts' }];
    const base = new URL(file, siteUrl);
    return addresses
      .filter((address) => !address.startsWith('data:') && URL.canParse(address, base))
      .map((address) => ({ address, url: new URL(address, base) }))
      .filter(({ url }) => url.origin === base.origin && files.resolve(url.pathname) === undefined)
      .map(({ address }) => ({
        file,
        message: `points to “${address}”, but out/ has no such file. Fix the URL, or add the file`,
      }));
  });
}

/** The URLs in a file, or null for a manifest without icons. */
function findUrls(file: string, files: ExportFiles): string[] | null {
  if (file.endsWith('.css')) return matches(files.text(file), /url\(\s*["']?([^"')]+)/g);
  if (file === 'llms.txt') return matches(files.text(file), /\]\(([^)]+)\)/g);
  if (!file.endsWith('.webmanifest')) return [];
  return manifest.safeParse(readJson(files, file)).data?.icons.map(({ src }) => src) ?? null;
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, address = '']) => address);
}
