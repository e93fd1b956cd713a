/** A request's path and query, taken apart. */
export interface RequestTarget {
  /** Decoded parts of the path; none for '/'. */
  segments: string[];
  /** Whether a slash ends the path, '/' itself apart. */
  hasTrailingSlash: boolean;
  /** From its '?' on, as it was sent; '' without one. */
  query: string;
}

/**
 * Takes the raw target apart, before anybody has resolved its dots.
 *
 * @returns undefined for a path that no file can have: bad percent-encoding, empty parts, dots, slashes or
 * null bytes in a part
 */
export function readTarget(raw: string): RequestTarget | undefined {
  const [, rawPath = '', query = ''] = /^([^?]*)(.*)$/s.exec(raw) ?? [];
  if (!rawPath.startsWith('/')) return undefined;
  const parts = rawPath.slice(1).split('/');
  const endsInSlash = parts.at(-1) === '';
  if (endsInSlash) parts.pop();
  const segments = parts.map(decode);
  if (!segments.every(isSafeSegment)) return undefined;
  return { segments, hasTrailingSlash: endsInSlash && segments.length > 0, query };
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    // Malformed percent-encoding: no file has such a name.
    return undefined;
  }
}

function isSafeSegment(part: string | undefined): part is string {
  return part !== undefined && !['', '.', '..'].includes(part) && !/[/\\\0]/.test(part);
}
