import { termOf, word } from './words';

/**
 * A result's excerpt: up to about `maxLength` characters from the start of the sentence with the first match,
 * or from the beginning if nothing matched.
 */
export function excerptOf(text: string, terms: ReadonlySet<string>, maxLength = 150): string {
  if (text.length <= maxLength) return text;
  const hit = [...text.matchAll(word)].find(([written]) => terms.has(termOf(written)))?.index ?? 0;
  const sentence = Math.max(text.lastIndexOf('. ', hit), text.lastIndexOf(': ', hit)) + 2;
  const sentenceStart = sentence < 2 ? 0 : sentence;
  // In a long sentence, the excerpt starts shortly before the match.
  const start =
    hit - sentenceStart < maxLength / 2
      ? sentenceStart
      : text.indexOf(' ', hit - maxLength / 3) + 1;
  if (text.length - start <= maxLength) return `… ${text.slice(start)}`;
  const end = text.lastIndexOf(' ', start + maxLength);
  return `${start === 0 ? '' : '… '}${text.slice(start, end)} …`;
}
