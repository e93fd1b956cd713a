import { content, findable, hrefOf } from '@/lib/content';
import type { SearchEntry } from '@/lib/content/types';

export const dynamic = 'force-static';

/** What the search dialog fetches when it is first opened. */
export function GET() {
  const entries: SearchEntry[] = findable(content().pages).map(({ name, title, description }) => ({
    href: hrefOf(name),
    title,
    description,
    words: wordsOf(name).join(' '),
  }));
  return Response.json(entries);
}

/** The headings of a page, and what else one would look for on it. */
function wordsOf(name: string): string[] {
  const { outlines, legal, agents, team, capabilities, iso } = content();
  if (name === 'AITeam')
    return [team.how.heading, ...agents.flatMap((agent) => [agent.name, agent.role])];
  if (name === 'Capabilities')
    return capabilities.pillars.map(({ title, subtitle }) => `${title} ${subtitle}`);
  if (name === 'ISO')
    return iso.implementation.sections.map(({ number, title }) => `${number} ${title}`);
  return [
    ...(outlines[name]?.sections ?? []),
    ...(legal[name]?.sections.flatMap((section) => [section, ...section.parts]) ?? []),
  ].map(({ heading }) => heading);
}
