import { didYouMean } from './did-you-mean';
import { mapStrings } from './tree';

/** Replaces variables like `{name}` in every string of a content tree. Unknown ones are left as is. */
export const interpolate = <T>(tree: T, variables: Readonly<Record<string, string>>): T =>
  mapStrings(tree, (text) =>
    text.replace(/\{(\w+)\}/g, (match, variable: string) => variables[variable] ?? match),
  );

/** Unknown variables in braces, each with its error message. */
export function unknownVariables(text: string, variables: readonly string[]) {
  return [...text.matchAll(/\{(\w+)\}/g)].flatMap(([whole, name = '']) => {
    if (variables.includes(name)) return [];
    const all = variables.map((variable) => `{${variable}}`).join(', ');
    const message = `${whole} isn’t a word that the site fills in: use ${all}${didYouMean(name, variables)}`;
    return [{ within: whole, message }];
  });
}
