/** Puts the site's own words into every text of a content tree: `{name}` becomes the product's name. */
export function interpolate<T>(tree: T, words: Readonly<Record<string, string>>): T;
export function interpolate(tree: unknown, words: Readonly<Record<string, string>>): unknown {
  if (typeof tree === 'string') {
    return tree.replace(/\{(\w+)\}/g, (whole, word: string) => words[word] ?? whole);
  }
  if (Array.isArray(tree)) return tree.map((item) => interpolate(item, words));
  if (typeof tree === 'object' && tree !== null) {
    return Object.fromEntries(
      Object.entries(tree).map(([key, value]) => [key, interpolate(value, words)]),
    );
  }
  return tree;
}
