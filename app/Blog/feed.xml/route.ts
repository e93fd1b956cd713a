import { content, getPage, hrefOf, posts } from '@/lib/content';
import { settings } from '../../settings';

export const dynamic = 'force-static';

const url = (path: string) => escapeXml(new URL(path, settings.siteUrl).href);
/** Midnight in UTC, because a post has only a date. */
const time = (day: string) => `${day}T00:00:00Z`;

/** The posts as an Atom feed (RFC 4287). The export leaves it out while there are none. */
export function GET() {
  const { site } = content();
  const [newest] = posts();
  const entries = posts().map(
    ({ name, title, description, lang, post }) => `  <entry${lang ? ` xml:lang="${lang}"` : ''}>
    <id>${url(hrefOf(name))}</id>
    <link href="${url(hrefOf(name))}"/>
    <title>${escapeXml(title)}</title>
    <summary>${escapeXml(description)}</summary>
    <author><name>${escapeXml(post.author)}</name></author>
    <published>${time(post.date)}</published>
    <updated>${time(post.date)}</updated>
  </entry>
`,
  );
  const feed = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  <id>${url('/Blog')}</id>
  <link href="${url('/Blog')}"/>
  <link rel="self" href="${url('/Blog/feed.xml')}"/>
  <title>${escapeXml(`${getPage('Blog').title} | ${site.name}`)}</title>
  <updated>${time(newest?.post.date ?? site.founded)}</updated>
${entries.join('')}</feed>
`;
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
