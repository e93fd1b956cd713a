import { content, hrefOf } from '@/lib/content';
import type { FilmWords, Home, LinkItem } from '@/lib/content/types';
import { settings } from './settings';

type WrittenLink = Home['team']['link'];

/** A link as writers give it (a page's name, or a mailbox) made into one that components take. */
export function linkOf({ label, to, mail }: WrittenLink): LinkItem {
  if (to !== undefined) return { label, href: hrefOf(to) };
  return { label, href: mailHref(mail ?? 'contact') };
}

/**
 * The address that opens an email: to a mailbox, with a subject where one is given, or one that site.yaml
 * has prepared. RFC 6068: spaces are %20, and lines end in CRLF.
 */
export function mailHref(mail: NonNullable<WrittenLink['mail']>, about?: string): string {
  const { contactMail, privacyMail, emails } = content().site;
  const address = `mailto:${mail === 'privacy' ? privacyMail : contactMail}`;
  if (mail === 'privacy' || mail === 'contact') {
    return about === undefined ? address : `${address}?subject=${encodeURIComponent(about)}`;
  }
  const { subject, body } = emails[mail];
  const lines = body.trimEnd().replaceAll('\n', '\r\n');
  return `${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}

/** A block with actions, its links made into ones that components take. */
export function withLinks<T extends { actions: WrittenLink[] }>(block: T) {
  return { ...block, actions: block.actions.map(linkOf) };
}

/** A film as writers name it, with the addresses of its files. */
export function filmOf({ file, ...words }: FilmWords) {
  return { ...words, src: `${settings.mediaUrl}/${file}.mp4`, poster: `/media/${file}.avif` };
}
