import { content } from '@/lib/content';

export const dynamic = 'force-static';

/** What the 404 page asks for when it stands for a lower-cased name: how each page's is spelt. */
export function GET() {
  return Response.json(content().pages.map(({ name }) => name));
}
