/** Maximum nesting of lists and objects, and maximum number of names in a path. */
export const maxDepth = 20;
// Every condition is tested against every record, which blocks the event loop: this many take a few milliseconds.
const maxParts = 1000;
const maxCharacters = 65_536;

/** A query that exceeds a limit, which the message names. */
export class QueryTooLargeError extends Error {
  override name = 'QueryTooLargeError';
}

export function tooDeepError(): QueryTooLargeError {
  return new QueryTooLargeError(`q: a query can be nested at most ${maxDepth} deep`);
}

/** Runs before a query is compiled. @throws QueryTooLargeError */
export function checkQueryLimits(query: unknown): void {
  let parts = 0;
  let characters = 0;
  const countText = (text: string) => {
    characters += text.length;
    if (characters <= maxCharacters) return;
    throw new QueryTooLargeError(`q: a query can have at most ${maxCharacters} characters`);
  };
  const visit = (value: unknown, depth: number) => {
    if (typeof value === 'string') countText(value);
    if (typeof value !== 'object' || value === null) return;
    if (depth > maxDepth) throw tooDeepError();
    for (const [key, child] of Object.entries(value)) {
      parts += 1;
      if (parts > maxParts) {
        throw new QueryTooLargeError(
          `q: a query can have at most ${maxParts} conditions and values`,
        );
      }
      countText(key);
      if (key.split('.').length > maxDepth) throw tooDeepError();
      visit(child, depth + 1);
    }
  };
  visit(query, 1);
}
