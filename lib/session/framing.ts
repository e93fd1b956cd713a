interface FramedPage {
  parent: FramedPage;
  location: { origin: string; ancestorOrigins?: ArrayLike<string> };
}

/**
 * Whether the page is in a frame, and the origin of every ancestor is on the list: a foreign one can navigate any frame
 * inside its own. Doesn't use the referrer, which may be the previous page's.
 */
export function isFramedByListed(page: FramedPage, listed: readonly string[]): boolean {
  const { ancestorOrigins, origin } = page.location;
  const ancestors = ancestorOrigins ? Array.from(ancestorOrigins) : readableOrigins(page);
  const isListed = ancestors.length > 0 && ancestors.every((one) => listed.includes(one));
  // A sandboxed page trusts no parent.
  return isListed && origin !== 'null';
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
