import type { Graph, Thing } from 'schema-dts';
import { getPage, indexablePages } from '@/lib/content';
import { founding, organization, software, website } from './site-nodes';
import { breadcrumb, type FilmData, video, webPage } from './web-page';

interface StructuredDataProps {
  /** The page's name in the registry. */
  page: string;
  /** The film that the page shows. */
  film?: FilmData;
}

/** What a page says to crawlers in the words of schema.org: nothing that it does not say to readers. */
export function StructuredData({ page: name, film }: StructuredDataProps) {
  const page = getPage(name);
  // What is not to be indexed has nothing to describe.
  if (indexablePages([page]).length === 0) return null;
  const things: Thing[] = [
    webPage(name, film),
    ...(name === 'Home' ? [organization(), website(), software()] : [breadcrumb(page)]),
    ...(name === 'About' ? [founding()] : []),
    ...(film === undefined ? [] : [video(page, film)]),
  ];
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, in which no tag can begin
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(things) }}
    />
  );
}

/** The graph as the text of a script element, which `</script>` or `<!--` in a word would end. */
export function serializeJsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
