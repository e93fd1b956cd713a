import { content } from '@/lib/content';

export const dynamic = 'force-static';

/** Page names as spelled. The 404 page fetches them to resolve a lowercase path. */
export function GET() {
  return Response.json(content().pages.map(({ name }) => name));
}
