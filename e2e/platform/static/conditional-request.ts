/** What tells one state of a file from another. */
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

/** Whether the client has this state already, so that 304 is the answer. */
export function isNotModified(
  { etag, lastModified }: Validators,
  { ifNoneMatch, ifModifiedSince }: ConditionalHeaders,
): boolean {
  if (ifNoneMatch !== undefined) {
    const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return known.includes('*') || known.includes(etag);
  }
  const since = Date.parse(ifModifiedSince ?? '');
  return Date.parse(lastModified) <= since;
}

/** Whether a part may be sent: always, or only if the client has other parts of this state. */
export function ifRangeMatches(
  { etag, lastModified }: Validators,
  { ifRange }: ConditionalHeaders,
): boolean {
  return ifRange === undefined || ifRange === etag || ifRange === lastModified;
}
