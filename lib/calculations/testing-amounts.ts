import { readFileSync } from 'node:fs';

/**
 * Dollar amounts as people type and paste them, each with what it's read as, in cents, or with the beginning of the
 * reason why it's refused. In the file, they're JSON strings, so that one sees invisible characters.
 */
export const amounts: { text: string; meaning: string }[] = [];

let meaning = '';
for (const line of readFileSync(new URL('testing-amounts.txt', import.meta.url), 'utf8').split(
  '\n',
)) {
  if (!/^[ #]/.test(line)) meaning = line;
  else if (line.startsWith(' ')) {
    for (const [json] of line.matchAll(/"(?:[^"\\]|\\.)*"/g))
      amounts.push({ text: JSON.parse(json), meaning });
  }
}
