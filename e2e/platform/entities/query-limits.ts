/** How deep lists, objects and the names of a path can be nested. */
export const maxDepth = 20;
// Each condition is held against each record, while nobody else is answered: this many take some milliseconds.
const maxParts = 1000;
const maxCharacters = 65_536;

/** Which limit a query exceeds. */
export class QueryTooLargeError extends Error {
  override name = 'QueryTooLargeError';
}

export function tooDeepError(): QueryTooLargeError {
  return new QueryTooLargeError(`q: a query can be nested at most ${maxDepth} deep`);
}

/** Throws a QueryTooLargeError before anything is made of the query. */
export function checkQueryLimits(query: unknown): void {
  let parts = 0;
  let characters = 0;
  const countText = (text: string) => {
    characters += text.length;
    if (characters <= maxCharacters) return;
    throw new QueryTooLargeError(`q: a query can have at most ${maxCharacters} characters`);
  };
  const look = (value: unknown, depth: number) => {
    if (typeof value === 'string') countText(value);
    if (typeof value !== 'object' || value === null) return;
    if (depth > maxDepth) throw tooDeepError();
    for (const [key, part] of Object.entries(value)) {
      parts += 1;
      if (parts > maxParts) {
        throw new QueryTooLargeError(
          `q: a query can have at most ${maxParts} conditions and values`,
        );
      }
      countText(key);
      if (key.split('.').length > maxDepth) throw tooDeepError();
      look(part, depth + 1);
    }
  };
  look(query, 1);
}
