import { termOf, word } from './words';

/**
 * The excerpt that a result shows: up to about `most` characters, from the sentence with the first match,
 * or from the beginning if nothing matched.
 */
export function excerptOf(text: string, terms: ReadonlySet<string>, most = 150): string {
  if (text.length <= most) return text;
  const hit = [...text.matchAll(word)].find(([written]) => terms.has(termOf(written)))?.index ?? 0;
  const sentence = Math.max(text.lastIndexOf('. ', hit), text.lastIndexOf(': ', hit)) + 2;
  const begun = sentence < 2 ? 0 : sentence;
  // In a long sentence, the excerpt starts shortly before the match.
  const start = hit - begun < most / 2 ? begun : text.indexOf(' ', hit - most / 3) + 1;
  if (text.length - start <= most) return `… ${text.slice(start)}`;
  const end = text.lastIndexOf(' ', start + most);
  return `${start === 0 ? '' : '… '}${text.slice(start, end)} …`;
}
