import { expect, it } from 'vitest';
import { voiceProblems } from './voice';

it.each([
  ['x.yaml', 'a: >-\n  Next to it,\n  and beside it\n', '3:7 a: “beside”'],
  ['pages/x.md', '---\nlead: Read beside it.\n---\n\nOne\n', '2:12 lead: “beside”'],
  ['pages/x.md', '---\nlead: Read it.\n---\n\nOne **rests\non** it\n', '5:7 : “rests on”'],
  ['search.yaml', 'a: A clash\n', undefined],
  ['home.yaml', 'icon: clash\n', undefined],
])('finds a phrase in %s: %j', (name, source, expected) => {
  const [found] = voiceProblems(name, source);
  const { line, column, field, message } = found ?? {};
  const text = found && `${line}:${column} ${field}: ${message}`;
  if (expected === undefined) expect(text).toBeUndefined();
  else expect(text).toContain(expected);
});
