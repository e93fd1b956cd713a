import { settings } from '@/app/settings';
import { content, hrefOf, readFilmFiles } from '@/lib/content';
import type { FilmContent, Home, LinkItem } from '@/lib/content/types';

type ContentLink = Home['team']['link'];

/** A link as writers give it (a page's name, or a mailbox) made into one that components take. */
export function toLink({ label, to, mail }: ContentLink): LinkItem {
  if (to !== undefined) return { label, href: hrefOf(to) };
  return { label, href: mailtoHref(mail ?? 'contact') };
}

/**
 * The address that opens an email: to a mailbox, with a subject where one is given, or one that site.yaml
 * has prepared. RFC 6068: spaces are %20, and lines end in CRLF.
 */
export function mailtoHref(mail: NonNullable<ContentLink['mail']>, about?: string): string {
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
export function resolveLinks<T extends { actions: ContentLink[] }>(block: T) {
  return { ...block, actions: block.actions.map(toLink) };
}

/**
 * A film as writers name it, with the addresses of its files: the loop's and the cut's, AV1 first. Poster and
 * captions are the site's own, wherever the films are. A film without a cut opens its loop. `seconds` is for
 * structured data; as a prop of Film, it would be in the page's RSC payload.
 */
export function filmProps({ file, ...words }: FilmContent) {
  const { suffixes, seconds } = readFilmFiles(file);
  const having = (wanted: string[]) =>
    wanted.filter((ending) => suffixes.includes(ending)).map((ending) => `${file}.${ending}`);
  const loop = having(['av1.mp4', 'mp4']);
  const cut = having(['cut.av1.mp4', 'cut.mp4']);
  const [captions] = cut.length > 0 ? having(['vtt']) : [];
  const addressed = (names: string[]) => names.map((name) => `${settings.mediaUrl}/${name}`);
  return {
    ...words,
    loop: addressed(loop),
    cut: addressed(cut.length > 0 ? cut : loop),
    ...(captions && { captions: `/media/${captions}` }),
    poster: `/media/${file}.avif`,
    seconds,
  };
}
