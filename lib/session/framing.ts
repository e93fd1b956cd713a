interface FramedPage {
  parent: FramedPage;
  location: { origin: string; ancestorOrigins?: ArrayLike<string> };
}

/** `foreign` when any ancestor's origin isn't on the list or can't be determined. */
export type Framing = 'none' | 'listed' | 'foreign';

/**
 * Who frames the page. Checks every ancestor, since a foreign one can navigate any frame inside its own.
 * Doesn't use the referrer, which may be the previous page's.
 */
export function detectFraming(page: FramedPage, listed: readonly string[]): Framing {
  if (page.parent === page) return 'none';
  const { ancestorOrigins, origin } = page.location;
  const ancestors = ancestorOrigins ? Array.from(ancestorOrigins) : readableOrigins(page);
  const known = ancestors.length > 0 && ancestors.every((one) => listed.includes(one));
  return known && origin !== 'null' ? 'listed' : 'foreign';
}

/** For browsers without `ancestorOrigins`. Only same-origin ancestors are readable. */
function readableOrigins(page: FramedPage): string[] {
  const origins: string[] = [];
  try {
    for (let at = page; at.parent !== at; at = at.parent) origins.push(at.parent.location.origin);
    return origins;
  } catch {
    // Reading another origin's page throws.
    return [];
  }
}
