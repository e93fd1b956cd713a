import type { Element } from 'hast';
import { selectAll } from 'hast-util-select';
import { parseUrl } from '@/lib/parse-url';
import type { Page } from '../html';

/** One problem in a page. */
export interface Fault {
  /** Relative to the export's folder. */
  file: string;
  /** What is wrong, and what to do about it. */
  message: string;
}

/** What an element's URL leads to, by element name, for messages. */
const kinds: Record<string, string> = {
  a: 'link',
  img: 'picture',
  source: 'film',
  track: 'captions',
  use: 'picture',
  video: 'film',
};

/** Each URL of the site has to lead to a file, in exact case, and each fragment to an element. */
export function checkReferences(
  pages: readonly Page[],
  files: ReadonlySet<string>,
  siteUrl: string,
): Fault[] {
  const idsByFile = new Map(pages.map(({ file, tree }) => [file, idsIn(selectAll('[id]', tree))]));

  function problem(file: string, kind: string, url: string): string | null {
    const base = new URL(file === 'index.html' ? '/' : file.replace(/\.html$/, ''), siteUrl);
    const address = parseUrl(url, base.href);
    if (address === null) return `its ${kind} to “${url}” is not a valid URL. Fix it`;
    const { origin, pathname, hash } = address;
    if (origin !== base.origin) return null;
    const target = candidates(pathname).find((name) => files.has(name));
    if (target === undefined) {
      return `its ${kind} “${url}” is broken: out/ has no such file. Fix the URL, or add the file`;
    }
    const anchor = decodeURIComponent(hash.slice(1));
    const ids = kind === 'link' ? idsByFile.get(target) : undefined;
    if (ids === undefined || ids.has(anchor) || !url.includes('#')) return null;
    return `its link to “${url}” is broken: out/${target} has no element with the id “${anchor}”. Fix the anchor, or give the section that id`;
  }

  return pages.flatMap(({ file, tree }) =>
    selectAll('[href], [src], [srcset], [poster], meta[property="og:image"]', tree)
      .flatMap((element) => urlsOf(element).map(([kind, url]) => problem(file, kind, url)))
      .flatMap((message) => (message === null ? [] : [{ file, message }])),
  );
}

const idsIn = (elements: readonly Element[]) =>
  new Set(elements.map(({ properties }) => String(properties.id)));

/** The URLs of an element, each with what it leads to. */
function urlsOf({ tagName, properties }: Element): [kind: string, url: string][] {
  const { href, src, srcSet, poster, content, rel } = properties;
  if (String(rel) === 'canonical') return [];
  const pictures = String(srcSet ?? '').split(',');
  const urls: [string, typeof href][] = [
    [kinds[tagName] ?? String(rel ?? tagName), href ?? src],
    ['picture', poster],
    ['card', tagName === 'meta' ? content : undefined],
    ...pictures.map((each): [string, string] => ['picture', each.trim().split(/\s+/)[0] ?? '']),
  ];
  return urls.flatMap(([kind, url]) => (url ? [[kind, String(url)]] : []));
}

/** The files that a host may serve at a path: its exact name, or a page's name without `.html`. */
function candidates(pathname: string): string[] {
  const name = decodeURIComponent(pathname.slice(1));
  return name === '' ? ['index.html'] : [name, `${name}.html`];
}
