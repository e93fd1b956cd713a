import { readFileSync } from 'node:fs';
import { loadYaml } from '../load-yaml';
import { splitFrontMatter } from '../markdown/parse-markdown';
import { type Problem, positionOf } from '../problem';
import { walk } from '../tree';

/** Each line of words.txt has a pattern, ` → `, and what to write instead. */
const rules = readFileSync(new URL('words.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [pattern = '', use] = line.split(' → ');
    return { pattern: new RegExp(pattern, 'giu'), use };
  });

/** Words that are right where they are: what visitors type into search, and a label that a film shows. */
const exceptions = [
  'search.yaml clash',
  'drawings/register.yaml clash',
  'pages/Capabilities.yaml one record',
];

/** Fields with identifiers, or with what visitors type into search. */
const identifiers: ReadonlySet<PropertyKey> = new Set(
  'color column contactMail drawing duration file founded group home href icon id kind mail offset path privacyMail status synonyms to type updated'.split(
    ' ',
  ),
);

export function voiceProblems(name: string, source: string): Problem[] {
  const file = `content/${name}`;
  const phrasesOf = (text: string) =>
    rules
      .flatMap(({ pattern, use }) =>
        [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
          index,
          words,
          message: `“${words}”; consider: ${use}`,
        })),
      )
      .filter(({ words }) => !exceptions.includes(`${name} ${words.toLowerCase()}`));
  const body = name.endsWith('.md') ? (splitFrontMatter(source)?.body ?? source) : '';
  const found = phrasesOf(body.replaceAll('\n', ' ')).map(({ index, message }): Problem => {
    return { file, ...positionOf(body, index), field: '', message };
  });
  const yaml = loadYaml(file, body === '' ? source : (splitFrontMatter(source)?.frontMatter ?? ''));
  walk(yaml.value, [], (text, path) => {
    if (typeof text !== 'string' || path.some((step) => identifiers.has(step))) return;
    for (const { words, message } of phrasesOf(text)) {
      found.push(yaml.problemAt(path, message, { within: words }));
    }
  });
  return found;
}
