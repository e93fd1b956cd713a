/** A part of a text that wouldn't be published as the writer means it. */
interface Leftover {
  index: number;
  within: string;
  message: string;
}

/** Characters without a shape, which pages, programs, and keyboards leave behind. U+E000 to U+F8FF differ by font. */
const invisible =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2028\u2029\u2800\uFFFC]/u;
/** Spaces other than U+0020. */
const specialSpace = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/;
/** What joins the parts of an emoji, and a space that keeps a figure and its unit, such as 50 ft, on one line. */
const allowed =
  /[\t\n]|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)(?:\u200D|\uFE0F)|(?<=\d)[\u00A0\u202F]|[\u00A0\u202F](?=\d)/u;
const unwanted = new RegExp(`${allowed.source}|(${invisible.source}|${specialSpace.source})`, 'gu');

/** Words that look right and that neither search nor the spelling check finds. */
const lookalike =
  /\p{Script=Latin}\p{M}+|[\uFB00-\uFB06]|\w*(?:[A-Za-z][\u0400-\u04FF]|[\u0400-\u04FF][A-Za-z])[\w\u0400-\u04FF]*/gu;

/** The bytes 80 to 9F as characters of Windows programs. */
const windowsCharacters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const continuation = `[\u0080-\u00BF${windowsCharacters}]`;
/** UTF-8 that was read as another encoding and saved again: â€™ for ’, Ã© for é. */
const decodedTwice = new RegExp(`[ÂÃ]${continuation}|â${continuation}{2}|ð${continuation}{3}`, 'g');

function findDecodedTwice(text: string): Leftover[] {
  return [...text.matchAll(decodedTwice)].flatMap(({ index, 0: within }) => {
    const bytes = [...within].map((character) => {
      const code = windowsCharacters.indexOf(character);
      return code === -1 ? character.charCodeAt(0) : 128 + code;
    });
    const was = new TextDecoder().decode(Uint8Array.from(bytes));
    if (was.includes('\uFFFD')) return [];
    const message = `has “${within}”, which was “${was}” before it was saved in another encoding: type it again`;
    return [{ index, within, message }];
  });
}

/** Characters that are usually pasted along with a text: invisible ones, special spaces, and lookalikes. */
export function findPastedCharacters(text: string): Leftover[] {
  const twice = findDecodedTwice(text);
  if (twice.length > 0) return twice;
  const characters = [...text.matchAll(unwanted)].flatMap(({ index, 1: words }) => {
    if (words === undefined) return [];
    return [{ index, within: words, message: pastedMessage(words) }];
  });
  const lookalikes = [...text.matchAll(lookalike)].map(({ index, 0: words }) => {
    const message = `has “${words}” in characters that only look like it: type it again`;
    return { index, within: words, message };
  });
  return [...characters, ...lookalikes];
}

function pastedMessage(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  if (specialSpace.test(character)) {
    return `has a no-break or other special space (${name}), which belongs only next to a figure, as in 50 ft: delete it, and press the space bar`;
  }
  return /\p{Co}/u.test(character)
    ? `has a sign of another program’s font (${name}), which visitors can’t see: delete it, and write a word or a sign that has its own character`
    : `has an invisible character (${name}): delete it, or type the words around it again`;
}

/** What would appear as typed in a text that can't have markup. */
const markup = new RegExp(
  [
    // [words](target), [words] (target), (words)[target], [[target]]
    /!?\[[^\]]*\](?:\([^)]*\)|\s\([^)\s]*\))|\([^()]*\)\[[^\]]*\]|!?\[\[[^\]]*\]\]|\]\(|\)\[|\[\[/,
    /\*\*|__|~~|==|`/,
    /(?<![\w*])\*(?=[^\s*])[^*]*(?<=[^\s*])\*(?![\w*])/,
    /(?<![\w_])_(?=[^\s_])[^_]*(?<=[^\s_])_(?![\w_])/,
    /<[/!]?[a-z][^>]*>?/,
    /&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/,
    /\b[a-z][a-z\d+.-]*:\/\/\S*|\b(?:www\.|mailto:)\S*?(?=[.,:;!?)]*(?:\s|$))/,
    /\\[!-/:-@[-`{-~nt]/,
    /^(?:#|[-+*>])\s|##|^[•·▪◦●○■]/,
    /\$\$|%%|<%|:::+|\^\w+\^|(?<![\w:]):[a-z][a-z_]+:(?!\w)/,
    /\{(?!\w+\})|(?<!\{\w+)\}/,
    /^\|.*\|$/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

/** Markup in a text that can't have any; null if there's none. */
export function findMarkup(text: string): string | null {
  return markup.exec(text)?.[0].trim() ?? null;
}

export function markupMessage(words: string): string {
  return `has ${JSON.stringify(words)}, which would appear as typed: this text can’t have links, web addresses, or formatting`;
}
