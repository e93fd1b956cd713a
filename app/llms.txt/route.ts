import { content, hrefOf, indexablePages } from '@/lib/content';
import type { Page } from '@/lib/content/types';
import { settings } from '../settings';

export const dynamic = 'force-static';

/** The site for language models (llmstxt.org): what it is, then its pages. */
export function GET() {
  const { site, pages } = content();
  const { href } = new URL(hrefOf('Home'), settings.siteUrl);
  const written = indexablePages(pages);
  const legal = written.filter(({ kind }) => kind === 'legal');
  const text = [
    `# ${site.name}`,
    `> ${site.category}. ${site.promise}`,
    `Website: ${href}. Every page is complete HTML that works without JavaScript.`,
    `## Pages\n\n${linkList(written.filter((page) => !legal.includes(page)))}`,
    `## Optional\n\n${linkList(legal)}`,
  ];
  return new Response(`${text.join('\n\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}

function linkList(pages: readonly Page[]): string {
  return pages
    .map(({ name, title, description }) => {
      const { href } = new URL(hrefOf(name), settings.siteUrl);
      return `- [${title}](${href}): ${description}`;
    })
    .join('\n');
}
