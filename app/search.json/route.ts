import { content, findable, hrefOf } from '@/lib/content';
import type { SearchEntry } from '@/lib/content/types';

export const dynamic = 'force-static';

/** What the search dialog fetches when it is first opened. */
export function GET() {
  const { pages, outlines, agents, team } = content();
  const teamWords = [...agents.map(({ name, role }) => `${name} ${role}`), team.how.heading];
  const entries: SearchEntry[] = findable(pages).map(({ name, title, description }) => ({
    href: hrefOf(name),
    title,
    description,
    words: (name === 'AITeam'
      ? teamWords
      : (outlines[name]?.sections.map(({ heading }) => heading) ?? [])
    ).join(' '),
  }));
  return Response.json(entries);
}
