/** Identifies one version of a file (RFC 9110, section 8.8). */
export interface Validators {
  etag: string;
  /** As an HTTP date, in whole seconds. */
  lastModified: string;
}

export interface ConditionalHeaders {
  ifNoneMatch?: string | undefined;
  ifModifiedSince?: string | undefined;
  ifRange?: string | undefined;
}

/** Whether the client already has this version, so the response is 304. */
export function isNotModified(
  { etag, lastModified }: Validators,
  { ifNoneMatch, ifModifiedSince }: ConditionalHeaders,
): boolean {
  if (ifNoneMatch !== undefined) {
    const knownTags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return knownTags.includes('*') || knownTags.includes(etag);
  }
  const since = Date.parse(ifModifiedSince ?? '');
  return Date.parse(lastModified) <= since;
}

/** Whether a range may be sent: without If-Range, or if If-Range matches this version. */
export function ifRangeMatches(
  { etag, lastModified }: Validators,
  { ifRange }: ConditionalHeaders,
): boolean {
  return ifRange === undefined || ifRange === etag || ifRange === lastModified;
}
