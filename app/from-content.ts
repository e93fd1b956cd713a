import { content, hrefOf } from '@/lib/content';
import type { FilmWords, Home, LinkItem } from '@/lib/content/types';
import { settings } from './settings';

type WrittenLink = Home['team']['link'];

/** A link as writers give it (a page's name, or a mailbox) made into one that components take. */
export function linkOf({ label, to, mail }: WrittenLink): LinkItem {
  if (to !== undefined) return { label, href: hrefOf(to) };
  const { contactMail, privacyMail } = content().site;
  return { label, href: `mailto:${mail === 'privacy' ? privacyMail : contactMail}` };
}

/** A block with actions, its links made into ones that components take. */
export function withLinks<T extends { actions: WrittenLink[] }>(block: T) {
  return { ...block, actions: block.actions.map(linkOf) };
}

/** A film as writers name it, with the addresses of its files. */
export function filmOf({ file, ...words }: FilmWords) {
  return { ...words, src: `${settings.mediaUrl}/${file}.mp4`, poster: `/media/${file}.avif` };
}
