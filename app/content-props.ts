import { content, hrefOf, readFilmFiles } from '@/lib/content';
import { withoutMarks } from '@/lib/content/editing/place';
import type { ContentLink, FilmContent, LinkItem } from '@/lib/content/types';
import { settings } from './settings';

/** Resolves a link in content (a page name, a mailbox, or an address) to one that components take. */
export function toLink({ label, to, mail, href }: ContentLink): LinkItem {
  if (to !== undefined) return { label, href: hrefOf(to) };
  if (href !== undefined) return { label, href };
  return { label, href: mailtoHref(mail ?? 'contact') };
}

/**
 * A mailto URL: for a mailbox, with an optional subject, or for an email template in site.yaml. RFC 6068 requires %20
 * for spaces and CRLF line endings.
 */
export function mailtoHref(mail: NonNullable<ContentLink['mail']>, about?: string): string {
  const { contactMail, privacyMail, emails } = content().site;
  const address = `mailto:${mail === 'privacy' ? privacyMail : contactMail}`;
  if (mail === 'privacy' || mail === 'contact') {
    return about === undefined
      ? address
      : `${address}?subject=${encodeURIComponent(withoutMarks(about))}`;
  }
  const { subject, body } = emails[mail];
  const lines = body.trimEnd().replaceAll('\n', '\r\n');
  return `${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}

/** Resolves the links of a block's actions. */
export function resolveLinks<T extends { actions: ContentLink[] }>(block: T) {
  return { ...block, actions: block.actions.map(toLink) };
}

/**
 * Resolves a film in content to the URLs of its files: the loop, in both formats, and the cut, AV1 first. Poster and captions come from
 * the site itself, wherever the videos are hosted. A film without a cut plays its loop. `seconds` is for structured
 * data; as a prop of Film, it would end up in the RSC payload.
 */
export function filmProps({ file, ...rest }: FilmContent) {
  const { suffixes, seconds } = readFilmFiles(file);
  const existing = (wanted: string[]) =>
    wanted.filter((suffix) => suffixes.includes(suffix)).map((suffix) => `${file}.${suffix}`);
  const loop = existing(['av1.mp4', 'mp4']);
  const cut = existing(['cut.av1.mp4', 'cut.mp4']);
  const [captions] = cut.length > 0 ? existing(['vtt']) : [];
  const toUrls = (names: string[]) => names.map((name) => `${settings.mediaUrl}/${name}`);
  const tall = existing(['tall.av1.mp4', 'tall.mp4']);
  return {
    ...rest,
    loop: toUrls(loop),
    cut: toUrls(cut.length > 0 ? cut : loop),
    ...(captions && { captions: `/media/${captions}` }),
    poster: `/media/${file}.avif`,
    ...(tall.length > 0 && {
      tall: { loop: toUrls(tall), poster: `/media/${file}.tall.avif` },
    }),
    seconds,
  };
}
