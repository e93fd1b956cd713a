/** `npm run reading`: prints sentence lengths and the reading grade of each page. */
import { content } from '..';
import { pageTexts } from './page-texts';
import { readingLevel } from './reading-level';

const head = ['page', 'words', 'sentences', 'words/sentence', 'longest', 'grade', 'longest begins'];
const rows = pageTexts(content()).map(({ title, texts }) => {
  const { words, sentences, wordsPerSentence, longestSentence, gradeLevel } = readingLevel(texts);
  return [
    title,
    words.toLocaleString('en-US'),
    String(sentences),
    wordsPerSentence.toFixed(1),
    String(longestSentence.length),
    gradeLevel.toFixed(1),
    longestSentence.slice(0, 6).join(' '),
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
