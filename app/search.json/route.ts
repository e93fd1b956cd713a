import { content, findable, hrefOf } from '@/lib/content';
import type { SearchEntry } from '@/lib/content/types';

export const dynamic = 'force-static';

/** What the search dialog fetches when it is first opened. */
export function GET() {
  const { pages, outlines, legal } = content();
  const entries: SearchEntry[] = findable(pages).map(({ name, title, description }) => ({
    href: hrefOf(name),
    title,
    description,
    words: [
      ...(outlines[name]?.sections ?? []),
      ...(legal[name]?.sections.flatMap((section) => [section, ...section.parts]) ?? []),
    ]
      .map(({ heading }) => heading)
      .join(' '),
  }));
  return Response.json(entries);
}
