import { content, plantSources } from '@/lib/content';

export const dynamic = 'force-static';

/** What answers are made of, fetched when somebody asks. */
export function GET() {
  const current = content();
  const { words, aliases } = current.drawings.register.ask;
  return Response.json({
    sources: plantSources(current),
    vocabulary: { words, aliases },
  });
}
