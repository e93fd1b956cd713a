import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readContentFolder } from '../content-folder';
import { readContent } from '../read-content';
import { valueAt, walk } from '../tree';
import { markdownBody, splitMarked, withoutMarks } from './place';
import { readWords, yamlOf } from './words';

const plain = readContent('content', { media: null });
const marked = readContent('content', { media: null, marks: true });

const texts: string[] = [];
walk(marked, [], (value) => {
  if (typeof value === 'string') texts.push(value);
});

it('changes no words', () => {
  expect(JSON.parse(withoutMarks(JSON.stringify(marked)))).toEqual(
    JSON.parse(JSON.stringify(plain)),
  );
});

it('leads from every mark to its words in the file', () => {
  const files = readContentFolder('content');
  // One for each place: a paragraph of Markdown has several texts.
  const marks = new Map(
    texts
      .flatMap(splitMarked)
      .flatMap(({ words, place }) =>
        place === null ? [] : [[place.join(), { words, place }] as const],
      ),
  );
  expect(marks.size).toBeGreaterThan(1000);
  for (const { words, place } of marks.values()) {
    const [file, ...path] = place;
    // Markdown is parsed again for each mark. One file will do.
    if (file.endsWith('.md') && file !== 'legal/TermsOfService.md') continue;
    const source = files.read(file);
    const value = path.includes(markdownBody)
      ? readWords([file, ...path], source)?.value
      : valueAt(yamlValue(file, source), path);
    if (typeof value !== 'string') throw new Error(`${file} has no ${path.join('.')}`);
    // Variables and figures are filled in. In Markdown, the words are a part of a paragraph.
    if (path.includes(markdownBody) || /[{[]/.test(value)) expect(value).not.toBe('');
    // The site joins some of them.
    else expect(words.trim()).toBe(value);
  }

  function yamlValue(file: string, source: string): unknown {
    return file.endsWith('.md') ? parse(yamlOf([file], source)) : files.open(file).value;
  }
});

it('marks no names that the code compares, such as tags', () => {
  const { permits } = marked.plant;
  expect(permits.map(({ tag }) => tag)).toEqual(plain.plant.permits.map(({ tag }) => tag));
  expect(marked.agents.map(({ name }) => name)).toEqual(plain.agents.map(({ name }) => name));
});
