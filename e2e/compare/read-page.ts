import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as toText } from 'hast-util-to-string';
import { parsePage } from '@/lib/export/html';
import { type PageData, pageDataId } from '@/lib/page/page-data';
import type { PageLink } from './compare-values';
import { isHashedMedia, maskHtml } from './mask';
import { readMetadata } from './metadata';
import { readTextBlocks, type TextBlock } from './text-blocks';

/** What a comparison needs to know about a page. */
export interface PageFacts {
  words: TextBlock[];
  links: PageLink[];
  /** Values by name, such as `title` or `og:image`. */
  metadata: Map<string, string>;
  /** Paths of the pictures, films, and captions it uses, in order. */
  media: string[];
  /** Paths of its style sheets. */
  styles: string[];
  /** The HTML without what differs between builds of the same content. */
  masked: string;
  html: Buffer;
  tree: Root;
  /** Path of the file with its data for React; null without one. */
  payload: string | null;
}

/** @param origin that the site was built for, which is removed from addresses */
export function readPage(html: Buffer, origin: string): PageFacts {
  const source = html.toString();
  const tree = parsePage(origin === '' ? source : source.replaceAll(origin, ''));
  const body = select('body', tree) ?? tree;
  const urls = urlAttributes.flatMap(([selector, name]) =>
    selectAll(selector, tree).map((element) => attribute(element, name)),
  );
  const data = select(`script#${pageDataId}`, tree);
  return {
    words: readTextBlocks(body),
    links: selectAll('a[href]', body).map((link) => ({
      text: toText(link).replace(/\s+/g, ' ').trim() || attribute(link, 'ariaLabel'),
      target: attribute(link, 'href'),
    })),
    metadata: readMetadata(tree),
    media: [...new Set(urls)].filter((url) => /^\/(?!\/|_next\/)/.test(url) || isHashedMedia(url)),
    styles: [...source.matchAll(/\/_next\/static\/[\w./~-]+\.css/g)].map(([path]) => path),
    masked: maskHtml(source, origin),
    html,
    tree,
    // The export writes this block from the type (lib/export/post-process.ts).
    payload: data === undefined ? null : (JSON.parse(toText(data)) as PageData).react.payload,
  };
}

const urlAttributes: readonly [selector: string, attribute: string][] = [
  ['img[src]', 'src'],
  ['video[poster]', 'poster'],
  ['source[src]', 'src'],
  ['video[src]', 'src'],
  ['track[src]', 'src'],
  ['link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]', 'href'],
  ['meta[property="og:image"]', 'content'],
];

function attribute(element: Element, name: string): string {
  return String(element.properties[name] ?? '');
}
