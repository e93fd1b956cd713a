import { parseUrl } from '@/lib/parse-url';
import { didYouMean } from './did-you-mean';

/** Parses a link target as written in content: `Capabilities`, or `Capabilities#learning-system`. */
export function parseTarget(to: string): { page: string; anchor: string | null } {
  const [page = '', anchor] = to.split('#', 2);
  return { page, anchor: anchor ?? null };
}

/** What links to a page can lead to, for a message. */
export function placesOf(ids: readonly string[]): string {
  return ids.length === 0 ? 'no place to link to' : ids.map((id) => `#${id}`).join(', ');
}

/** A page as the target of links. */
export interface LinkTarget {
  /** IDs of its sections; null if its file has syntax errors. */
  anchors: readonly string[] | null;
  /** A draft, or a page for other days, isn't published; of a required page, there's a placeholder. */
  state: 'published' | 'placeholder' | 'hidden draft' | 'placeholder of a draft';
}

/** The problem with a link, or null. Unknown page names are reported elsewhere. */
export function linkProblem(
  to: string,
  targets: ReadonlyMap<string, LinkTarget>,
  fromDraft: boolean,
): string | null {
  const { page, anchor } = parseTarget(to);
  const target = targets.get(page);
  if (target === undefined) return null;
  if (target.state === 'hidden draft' && !fromDraft) {
    return `${page} isn’t on the site, or not every day: remove the link, or its \`status\`, \`publish\`, or \`until\``;
  }
  if (anchor === null) return null;
  if (target.state === 'placeholder of a draft' && !fromDraft) {
    return `${page} isn’t on the site yet, or not every day, and neither is its “#${anchor}”: link to ${page} instead`;
  }
  if (target.state === 'placeholder') {
    return `${page} is a placeholder, so it has no “#${anchor}”: link to ${page} instead`;
  }
  if (target.anchors === null || target.anchors.includes(anchor)) return null;
  return `the page ${page} has no “#${anchor}”: it has ${placesOf(target.anchors)}${didYouMean(anchor, target.anchors)}`;
}

/** The address of another site: on a public host, without a user name or a space. */
export const webAddress = /^https:\/\/[^\s/?#@:]+\.[a-z][a-z0-9-]+(?::\d+)?(?:[/?#]\S*)?$/i;

export const webAddressMessage =
  'isn’t the address of a page on another site: write one like https://www.iso.org/standard/68708.html, with the s, and without a space or a user name';

/** Whether an address is on this site, with or without `www`. Null: the site's own host isn't known. */
export function isOwnAddress(address: string, ownHost: string | null): boolean {
  const withoutWww = (host = '') => host.replace(/^www\./, '');
  return ownHost !== null && withoutWww(parseUrl(address)?.host) === withoutWww(ownHost);
}
