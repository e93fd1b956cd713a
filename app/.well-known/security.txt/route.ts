import { content } from '@/lib/content';
import { settings } from '../../settings';

export const dynamic = 'force-static';

// Under the year that RFC 9116 recommends: a site that nobody builds any more says nothing that is out of date.
const maxAgeDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/** Whom to tell of a weakness, as RFC 9116 describes the file. */
export function GET() {
  // A day, so that a build of the same words is the same.
  const expires = new Date(Date.now() + maxAgeDays * dayMs).toISOString().slice(0, 10);
  const text = [
    `Contact: mailto:${content().site.contactMail}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', settings.siteUrl).href}`,
  ];
  return new Response(`${text.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
