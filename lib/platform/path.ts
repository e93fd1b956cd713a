import { PlatformError } from './errors';

/**
 * Builds a path of the API; every interpolated part stays inside its segment.
 *
 * `path`entities/${name}/${id}`` with id `a/b` is `entities/Task/a%2Fb`.
 *
 * @throws PlatformError `not_sent` for an empty part: a delete of the id '' would be one of the collection.
 */
export function path(literals: TemplateStringsArray, ...parts: string[]): string {
  const joined = literals.reduce((left, literal, index) => {
    return left + encodePart(parts[index - 1]) + literal;
  });
  // For a URL %2E is a dot too, so that a segment of dots has to be encoded twice.
  return joined.replace(
    /(^|\/)(\.{1,2})(?=\/|$)/g,
    (_, slash: string, dots: string) => slash + '%252E'.repeat(dots.length),
  );
}

function encodePart(part: unknown): string {
  if (typeof part !== 'string' || part === '') {
    throw new PlatformError('A path segment is missing: pass a name or id that is not empty', {
      code: 'not_sent',
    });
  }
  // Half a surrogate pair cannot be encoded.
  return encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
