import { buildIndex } from '@/components/shell/search/site-index';
import { content, searchEntries } from '@/lib/content';

export const dynamic = 'force-static';

/** The search index, fetched when search is first opened. */
export function GET() {
  return Response.json(buildIndex(searchEntries(content())));
}
