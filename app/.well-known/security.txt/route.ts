import { content } from '@/lib/content';
import { settings } from '../../settings';

export const dynamic = 'force-static';

// RFC 9116 recommends less than a year. Shorter still, so the file of an abandoned site expires soon.
const maxAgeDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/** The security contact (RFC 9116). */
export function GET() {
  // Without a time of day, so builds of the same content on the same day are identical.
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
