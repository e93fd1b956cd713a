import { termOf, word } from './words';

/**
 * The stretch of a text that a result shows: from the sentence with the first word that was found, or
 * from its beginning if there is none, up to about `most` characters.
 */
export function excerptOf(text: string, terms: ReadonlySet<string>, most = 150): string {
  if (text.length <= most) return text;
  const hit = [...text.matchAll(word)].find(([written]) => terms.has(termOf(written)))?.index ?? 0;
  const sentence = Math.max(text.lastIndexOf('. ', hit), text.lastIndexOf(': ', hit)) + 2;
  const begun = sentence < 2 ? 0 : sentence;
  // A long sentence is entered shortly before the word.
  const start = hit - begun < most / 2 ? begun : text.indexOf(' ', hit - most / 3) + 1;
  if (text.length - start <= most) return `… ${text.slice(start)}`;
  const end = text.lastIndexOf(' ', start + most);
  return `${start === 0 ? '' : '… '}${text.slice(start, end)} …`;
}
