import { indexOf } from '@/components/shell/search/site-index';
import { content, searchEntries } from '@/lib/content';

export const dynamic = 'force-static';

/** What the search fetches when it is first opened: the index of all that it can find. */
export function GET() {
  return Response.json(indexOf(searchEntries(content())));
}
