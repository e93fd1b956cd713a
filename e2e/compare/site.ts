/** Why there's nothing to compare: one sentence that says what's wrong, where, and what to do. */
export class CompareError extends Error {
  override readonly name = 'CompareError';
}

/** A response, with no redirect followed. */
export interface Answer {
  status: number;
  type: string;
  /** Where a redirect leads, as a path on the site or an address elsewhere; '' without one. */
  location: string;
  body: Buffer;
}

/** One of the two sites to compare: an export in a folder, or one that's published at an address. */
export interface Site {
  /** The address or folder, as people know it. */
  label: string;
  /** Paths that are known without reading any page: pages and redirects. */
  knownPaths(): Promise<string[]>;
  /**
   * The answer to a request, from memory if it was made before.
   *
   * @param path with a leading slash, percent-encoded
   * @throws CompareError if there's none
   */
  get(path: string): Promise<Answer>;
}

/**
 * The file at a path; null if there's none.
 *
 * @throws CompareError if the host fails, so a file it has doesn't count as missing
 */
export async function readFile(site: Site, path: string): Promise<Buffer | null> {
  const { status, body } = await site.get(path);
  if (status >= 500 || status === 429) {
    throw new CompareError(
      `${site.label}${path} answers with status ${status}. Wait until the host works again, then try again.`,
    );
  }
  return status === 200 ? body : null;
}
