import { content, plantSources } from '@/lib/content';

export const dynamic = 'force-static';

/** What records, boards, and answers are made of, fetched when somebody wants one. */
export function GET() {
  return Response.json(plantSources(content()));
}
