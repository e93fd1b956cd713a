type Groups = readonly (readonly string[])[];

/**
 * The synonyms of phrases in a title. A group matches if the title contains one of its phrases as whole words. Ignores
 * case, accents, punctuation, and the s of a plural. Phrases that the title contains are left out.
 */
export function synonymsOf(title: string, groups: Groups): string[] {
  const normalized = normalize(title);
  const matching = groups.filter((group) =>
    group.some((phrase) => normalized.includes(normalize(phrase))),
  );
  return [...new Set(matching.flat())].filter((phrase) => !normalized.includes(normalize(phrase)));
}

/** Words separated and surrounded by single spaces, so `includes` matches whole words only. */
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
