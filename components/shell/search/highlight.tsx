import { termOf, word } from './words';

/** Highlights the words in a text that a query matched. */
export function Highlight({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  const parts = [];
  let from = 0;
  for (const { 0: written, index } of text.matchAll(word)) {
    if (!terms.has(termOf(written))) continue;
    parts.push(
      text.slice(from, index),
      <mark key={index} className="bg-marked text-ink">
        {written}
      </mark>,
    );
    from = index + written.length;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
