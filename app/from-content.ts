import { hrefOf } from '@/lib/content';
import type { LinkItem } from '@/lib/content/types';
import { settings } from './settings';

/** A link as writers give it (the name of a page) made into one that components take. */
export function linkOf({ label, to }: { label: string; to: string }): LinkItem {
  return { label, href: hrefOf(to) };
}

/** A film as writers name it, with the addresses of its files. */
export function filmOf({ file, ...words }: { file: string; title: string; description: string }) {
  return { ...words, src: `${settings.mediaUrl}/${file}.mp4`, poster: `/media/${file}.avif` };
}
