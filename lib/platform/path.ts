import { invalidCall } from './errors';

/**
 * Builds an API path; each interpolated part is encoded to stay in its segment.
 *
 * `path`entities/${name}/${id}`` with id `a/b` is `entities/Task/a%2Fb`.
 *
 * @throws PlatformError `not_sent` for an empty part: deleting the ID '' would delete the collection.
 */
export function path(literals: TemplateStringsArray, ...parts: string[]): string {
  const joined = literals.reduce((start, literal, index) => {
    return start + encodePart(parts[index - 1]) + literal;
  });
  // URL parsers treat %2E as a dot too, so a segment of dots has to be encoded twice.
  return joined.replace(
    /(^|\/)(\.{1,2})(?=\/|$)/g,
    (_, slash: string, dots: string) => slash + '%252E'.repeat(dots.length),
  );
}

function encodePart(part: unknown): string {
  if (typeof part !== 'string' || part === '') {
    throw invalidCall('A path segment is missing: pass a name or id that is not empty');
  }
  // encodeURIComponent throws on a lone surrogate.
  return encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
