import { z } from 'zod';
import { decodeUriPart, type ExportFiles, type Fault } from './export-files';
import type { ParsedPage, Reference } from './read-page';

/** Checks that all URLs of all pages, fragments included, lead to something that exists, in exact case. */
export function checkReferences(
  pages: readonly ParsedPage[],
  files: ExportFiles,
  siteUrl: string,
): Fault[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return pages.flatMap((page) =>
    page.references.flatMap((reference) => {
      const message = faultMessage(page, reference);
      return message === null ? [] : [{ file: page.file, message }];
    }),
  );

  function faultMessage({ path }: ParsedPage, { what, url }: Reference): string | null {
    const base = new URL(path, siteUrl);
    if (!URL.canParse(url, base)) {
      return `its ${what} to “${url}” is not a valid URL. Fix it`;
    }
    const target = new URL(url, base);
    if (target.origin !== base.origin) return null;
    const file = files.resolve(target.pathname);
    if (file === undefined)
      return brokenReference(what, url, files.resolveIgnoringCase(target.pathname));
    const page = byFile.get(file);
    if (page === undefined || what !== 'link') return null;
    const canonical = page.canonicals[0];
    const sameFile = target.pathname === base.pathname;
    if (!sameFile && canonical !== undefined && canonical !== target.origin + target.pathname) {
      return `its link to “${url}” goes through a redirect: that page’s URL is ${new URL(canonical, base).pathname}. Link there`;
    }
    const anchor = decodeUriPart(target.hash.slice(1)) ?? target.hash;
    if (anchor === '' && !url.endsWith('#')) return null;
    if (page.ids.has(anchor)) return null;
    return `its link to “${url}” is broken: out/${file} has no element with the id “${anchor}”. Fix the anchor, or give the section that id`;
  }
}

function brokenReference(what: string, address: string, otherCase: string | undefined): string {
  if (otherCase === undefined) {
    return `its ${what} “${address}” is broken: out/ has no such file. Fix the URL, or add the file`;
  }
  return `its ${what} “${address}” is broken: out/${otherCase} is capitalized differently, and hosts are case-sensitive. Match it exactly`;
}

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
  return manifest.safeParse(files.json(file)).data?.icons.map(({ src }) => src) ?? null;
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, address = '']) => address);
}
