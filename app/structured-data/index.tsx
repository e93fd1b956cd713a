import { getPage, indexablePages } from '@/lib/content';
import { founding, organization, software, type Thing, website } from './site-nodes';
import { tools } from './tools';
import { blogPosting, breadcrumb, type FilmData, video, webPage } from './web-page';

interface StructuredDataProps {
  /** The page's name in the registry. */
  page: string;
  /** The film that the page shows. */
  film?: FilmData;
}

/** A page's schema.org data. It claims nothing that readers can't see. */
export function StructuredData({ page: name, film }: StructuredDataProps) {
  const page = getPage(name);
  // Pages that aren't indexed need no structured data.
  if (indexablePages([page]).length === 0) return null;
  const things: Thing[] = [
    webPage(name, film),
    ...(name === 'Home' ? [organization(), website(), software()] : [breadcrumb(page)]),
    ...(name === 'About' ? [founding()] : []),
    ...(page.post === undefined ? [] : [blogPosting(page, page.post)]),
    ...(film === undefined ? [] : [video(page, film)]),
    ...tools(name),
  ];
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, in which every < is escaped
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(things) }}
    />
  );
}

/**
 * The graph as the text of a script element. `<` is escaped, because `</script>` or `<!--` in a string would end it.
 */
export function serializeJsonLd(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
