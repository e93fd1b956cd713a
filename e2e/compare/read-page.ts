import { select, selectAll } from 'hast-util-select';
import { parsePage, textOf } from '@/lib/export/html';
import { isHashedMedia, maskHtml } from './mask';
import { property, readMetadata } from './metadata';
import { readTextBlocks } from './text-blocks';

/** What a comparison needs to know about a page. */
export type PageFacts = ReturnType<typeof readPage>;

const mediaElements =
  'img, video, source, track, link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest], meta[property="og:image"]';

/** @param origin that the site was built for, which is removed from addresses */
export function readPage(html: Buffer, origin: string) {
  const source = html.toString();
  const tree = parsePage(origin === '' ? source : source.replaceAll(origin, ''));
  const body = select('body', tree) ?? tree;
  const urls = selectAll(mediaElements, tree).flatMap((element) =>
    ['src', 'poster', 'href', 'content'].map((name) => property(element, name)),
  );
  return {
    html,
    tree,
    words: readTextBlocks(body),
    links: selectAll('a[href]', body).map((link) => ({
      text: textOf(link).replace(/\s+/g, ' ').trim() || property(link, 'ariaLabel'),
      target: property(link, 'href'),
    })),
    /** Values by name, such as `title` or `og:image`. */
    metadata: readMetadata(tree),
    /** Paths of the pictures, films, and captions it uses, in order. */
    media: [...new Set(urls)].filter((url) => /^\/(?!\/|_next\/)/.test(url) || isHashedMedia(url)),
    /** Paths of its style sheets. */
    styles: [...source.matchAll(/\/_next\/static\/[\w./~-]+\.css/g)].map(([path]) => path),
    /** The HTML without what differs between builds of the same content. */
    masked: maskHtml(source, origin),
  };
}
