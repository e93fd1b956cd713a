/** How deep lists, objects and the names of a path can be nested. */
export const deepest = 20;
// Each condition is held against each record, while nobody else is answered: this many take some milliseconds.
const mostParts = 1000;
const mostCharacters = 65_536;

/** Which limit a query exceeds. */
export class QueryTooLargeError extends Error {
  override name = 'QueryTooLargeError';
}

export function tooDeep(): QueryTooLargeError {
  return new QueryTooLargeError(`q: a query can be nested at most ${deepest} deep`);
}

/** Throws a QueryTooLargeError before anything is made of the query. */
export function checkQuerySize(query: unknown): void {
  let parts = 0;
  let characters = 0;
  const countText = (text: string) => {
    characters += text.length;
    if (characters <= mostCharacters) return;
    throw new QueryTooLargeError(`q: a query can have at most ${mostCharacters} characters`);
  };
  const look = (value: unknown, depth: number) => {
    if (typeof value === 'string') countText(value);
    if (typeof value !== 'object' || value === null) return;
    if (depth > deepest) throw tooDeep();
    for (const [key, part] of Object.entries(value)) {
      parts += 1;
      if (parts > mostParts) {
        throw new QueryTooLargeError(
          `q: a query can have at most ${mostParts} conditions and values`,
        );
      }
      countText(key);
      if (key.split('.').length > deepest) throw tooDeep();
      look(part, depth + 1);
    }
  };
  look(query, 1);
}
