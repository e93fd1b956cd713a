/** `npm run reading` prints how long the sentences of each page are, and how hard to read. */
import { content } from '..';
import { levelOf } from './level';
import { textsOf } from './texts';

const head = ['page', 'words', 'sentences', 'words/sentence', 'longest', 'grade', 'longest begins'];
const rows = textsOf(content()).map(({ title, texts }) => {
  const { words, sentences, wordsPerSentence, longest, grade } = levelOf(texts);
  return [
    title,
    words.toLocaleString('en-US'),
    String(sentences),
    wordsPerSentence.toFixed(1),
    String(longest.length),
    grade.toFixed(1),
    longest.slice(0, 6).join(' '),
  ];
});

const widths = head.map((_, column) =>
  Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
);
for (const row of [head, ...rows]) {
  const cells = row.map((cell, column) => {
    const width = widths[column] ?? 0;
    const isText = column === 0 || column === row.length - 1;
    return isText ? cell.padEnd(width) : cell.padStart(width);
  });
  console.log(cells.join('   ').trimEnd());
}
