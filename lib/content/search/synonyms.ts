type Groups = readonly (readonly string[])[];

/**
 * The other words for what a title says. A group of synonyms counts when the title holds one of its
 * words or phrases whole; case, accents, punctuation and a plural's s do not matter.
 */
export function synonymsOf(title: string, groups: Groups): string {
  const said = plain(title);
  return groups
    .filter((group) => group.some((phrase) => said.includes(plain(phrase))))
    .map((group) => group.join(', '))
    .join(', ');
}

/** Words between single spaces, one at each end, so that `includes` finds whole words alone. */
function plain(text: string): string {
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
