import { content, plantSources } from '@/lib/content';

export const dynamic = 'force-static';

/** What answers are made of, fetched when somebody asks. */
export function GET() {
  const current = content();
  return Response.json({
    sources: plantSources(current),
    vocabulary: current.drawings.register.ask,
  });
}
