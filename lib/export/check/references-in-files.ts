import { z } from 'zod';
import type { ExportFiles } from './export-files';
import type { Fault } from './fault';

const manifest = z.object({ icons: z.array(z.object({ src: z.string() })) });

/** What style sheets, the manifest and llms.txt point at is there too. */
export function checkFiles(files: ExportFiles, siteUrl: string): Fault[] {
  return files.names.flatMap((file) => {
    const base = new URL(file, siteUrl);
    return addressesIn(file, files)
      .filter((address) => !address.startsWith('data:') && URL.canParse(address, base))
      .map((address) => ({ address, url: new URL(address, base) }))
      .filter(({ url }) => url.origin === base.origin && files.at(url.pathname) === undefined)
      .map(({ address }) => ({
        file,
        message: `points at “${address}”, and out/ has no such file. Correct the address, or add the file`,
      }));
  });
}

function addressesIn(file: string, files: ExportFiles): string[] {
  if (file.endsWith('.css')) {
    return [...files.text(file).matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, url = '']) => url);
  }
  if (file === 'llms.txt') {
    return [...files.text(file).matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url);
  }
  if (!file.endsWith('.webmanifest')) return [];
  return manifest.parse(JSON.parse(files.text(file))).icons.map(({ src }) => src);
}
