import { didYouMean } from './did-you-mean';

/** Replaces variables like `{name}` in every string of a content tree. Unknown ones are left as is. */
export function interpolate<T>(tree: T, variables: Readonly<Record<string, string>>): T;
export function interpolate(tree: unknown, variables: Readonly<Record<string, string>>): unknown {
  if (typeof tree === 'string') {
    return tree.replace(/\{(\w+)\}/g, (match, variable: string) => variables[variable] ?? match);
  }
  if (Array.isArray(tree)) return tree.map((item) => interpolate(item, variables));
  if (typeof tree === 'object' && tree !== null) {
    return Object.fromEntries(
      Object.entries(tree).map(([key, value]) => [key, interpolate(value, variables)]),
    );
  }
  return tree;
}

/** Unknown variables in braces, each with its error message. */
export function unknownVariables(text: string, variables: readonly string[]) {
  return [...text.matchAll(/\{(\w+)\}/g)].flatMap(([whole, name = '']) => {
    if (variables.includes(name)) return [];
    const all = variables.map((variable) => `{${variable}}`).join(', ');
    const message = `${whole} isn’t a word that the site fills in: use ${all}${didYouMean(name, variables)}`;
    return [{ word: whole, message }];
  });
}
