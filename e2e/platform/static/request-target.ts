/** A parsed request target. */
export interface RequestTarget {
  /** Decoded path segments; none for '/'. */
  segments: string[];
  /** Whether the path ends in a slash; false for '/' itself. */
  hasTrailingSlash: boolean;
  /** As sent, including the '?'; '' without one. */
  query: string;
}

/**
 * Parses the raw target, before dot segments are resolved.
 *
 * @returns undefined for a path that no file can have: malformed percent-encoding, empty segments, dot segments, or
 * slashes, backslashes, or null bytes within a segment
 */
export function readTarget(raw: string): RequestTarget | undefined {
  const [, rawPath = '', query = ''] = /^([^?]*)(.*)$/s.exec(raw) ?? [];
  if (!rawPath.startsWith('/')) return undefined;
  const parts = rawPath.slice(1).split('/');
  const endsWithSlash = parts.at(-1) === '';
  if (endsWithSlash) parts.pop();
  const segments = parts.map(decode);
  if (!segments.every(isSafeSegment)) return undefined;
  return { segments, hasTrailingSlash: endsWithSlash && segments.length > 0, query };
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    // Malformed percent-encoding.
    return undefined;
  }
}

function isSafeSegment(part: string | undefined): part is string {
  return part !== undefined && !['', '.', '..'].includes(part) && !/[/\\\0]/.test(part);
}
