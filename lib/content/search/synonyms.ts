type Groups = readonly (readonly string[])[];

/**
 * The synonyms of what a title says. A group applies when the title contains one of its words or phrases
 * as whole words. Case, accents, punctuation, and a plural's s are ignored. What the title says itself is
 * left out.
 */
export function synonymsOf(title: string, groups: Groups): string[] {
  const said = normalize(title);
  const matching = groups.filter((group) =>
    group.some((phrase) => said.includes(normalize(phrase))),
  );
  return [...new Set(matching.flat())].filter((phrase) => !said.includes(normalize(phrase)));
}

/** Words between single spaces, with one at each end, so that `includes` matches whole words only. */
function normalize(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return ` ${(words ?? []).map(singular).join(' ')} `;
}

function singular(word: string): string {
  return word.length > 3 && !word.endsWith('ss') ? word.replace(/s$/, '') : word;
}
