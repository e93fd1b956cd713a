import { didYouMean } from './did-you-mean';

/** A link's target as writers give it: `Capabilities`, or `Capabilities#learning-system`. */
export function parseTarget(to: string): { page: string; anchor: string | null } {
  const [page = '', anchor] = to.split('#', 2);
  return { page, anchor: anchor ?? null };
}

export function unknownPageMessage(name: string, pageNames: readonly string[]): string {
  const meant = didYouMean(name, pageNames);
  return `there is no page named “${name}”: use a name from pages.yaml, spelled exactly${meant}`;
}

/** What is known of one page as the target of links. */
export interface LinkTarget {
  /** The ids of its sections; null while its file cannot be read. */
  anchors: readonly string[] | null;
  /** A draft is not on the published site; one that must have its address shows its placeholder there. */
  state: 'published' | 'placeholder' | 'hidden draft' | 'placeholder of a draft';
}

/** What is wrong with a link to a page that is known by name; null when it leads somewhere. */
export function linkProblem(
  to: string,
  places: ReadonlyMap<string, LinkTarget>,
  fromDraft: boolean,
): string | null {
  const { page, anchor } = parseTarget(to);
  const place = places.get(page);
  if (place === undefined) return null;
  if (place.state === 'hidden draft' && !fromDraft) {
    return `${page} is a draft, so it isn’t on the published site: remove the link, or remove “status: draft” in pages.yaml`;
  }
  if (anchor === null) return null;
  if (place.state === 'placeholder of a draft' && !fromDraft) {
    return `${page} is a draft, so “#${anchor}” isn’t on the published site yet: link to ${page} instead`;
  }
  if (place.state === 'placeholder') {
    return `${page} is a placeholder, so it has no “#${anchor}”: link to ${page} instead`;
  }
  if (place.anchors === null || place.anchors.includes(anchor)) return null;
  return `the page ${page} has no “#${anchor}”${didYouMean(anchor, place.anchors)}`;
}
