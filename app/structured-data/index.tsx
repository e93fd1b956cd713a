import type { Graph, Thing } from 'schema-dts';
import { findable, pageNamed } from '@/lib/content';
import { founding, organization, software, website } from './company';
import { breadcrumb, type ShownFilm, video, webPage } from './web-page';

interface StructuredDataProps {
  /** The page's name in the registry. */
  page: string;
  /** The film that the page shows. */
  film?: ShownFilm;
}

/** What a page says to crawlers in the words of schema.org: nothing that it does not say to readers. */
export function StructuredData({ page: name, film }: StructuredDataProps) {
  const page = pageNamed(name);
  // What is not to be indexed has nothing to describe.
  if (findable([page]).length === 0) return null;
  const things: Thing[] = [
    webPage(name, film),
    ...(name === 'Home' ? [organization(), website(), software()] : [breadcrumb(page)]),
    ...(name === 'About' ? [founding()] : []),
    ...(film === undefined ? [] : [video(page, film)]),
  ];
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, in which every < is escaped
      dangerouslySetInnerHTML={{ __html: scriptText(things) }}
    />
  );
}

/** The graph as the text of a script element, which `</script>` or `<!--` in a word would end. */
export function scriptText(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
