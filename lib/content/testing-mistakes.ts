import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatProblem } from './problem';
import { loadContent } from './read-content';
import { fixtureFolder } from './testing';

function parseCases(mistakes: string) {
  return mistakes
    .trim()
    .split(/\n(?! )/)
    .map((lines) => {
      const [edit = '', expected = ''] = lines.split('\n');
      const [, file = '', from = '', to = ''] = /^(.+?): (.*) → (.*)$/.exec(edit) ?? [];
      return { file, from: withBreaks(from), to: withBreaks(to), expected: expected.trim() };
    });
}

function withBreaks(text: string): string {
  return text
    .replaceAll('\\n', '\n')
    .replaceAll('\\t', '\t')
    .replace(/\\u(....)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

type Case = ReturnType<typeof parseCases>[number];

/** Mistakes that are made together, since reading the folder takes a while: one in each file. */
function inRounds(cases: readonly Case[]): Map<string, Case>[] {
  const rounds: Map<string, Case>[] = [];
  for (const each of cases) {
    const round = rounds.find((others) => !others.has(each.file)) ?? new Map<string, Case>();
    if (round.size === 0) rounds.push(round);
    round.set(each.file, each);
  }
  return rounds;
}

/**
 * Makes each mistake in the fixture. Each has two lines: the file, the text, and what a writer makes of it, with `‸`
 * where the mistake is reported; then the field and the message, in which `…` is any text. `\n` is a line break.
 */
export function testMistakes(mistakes: string): void {
  describe.each(inRounds(parseCases(mistakes)).map((round) => ({ round })))(
    'a writer with mistakes in several files',
    ({ round }) => {
      const marked = new Map(
        [...round.values()].map(({ file, from, to }) => {
          const text = readFileSync(`${fixtureFolder}/${file}`, 'utf8');
          expect(text).toContain(from);
          return [file, text.replace(from, () => to)];
        }),
      );
      let reported: string[];
      beforeAll(() => {
        const edited = new Map([...marked].map(([file, text]) => [file, text.replace('‸', '')]));
        const options = {
          edited,
          media: `${fixtureFolder}/media`,
          siteUrl: 'https://nueces.example',
        };
        reported = loadContent(fixtureFolder, options).problems.map(formatProblem);
      });

      it.each([...round.values()])('is told about $to in $file', ({ file, expected }) => {
        const [before = '', after] = marked.get(file)?.split('‸') ?? [];
        const lines = before.split('\n');
        const place =
          after === undefined ? '…' : `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
        const pattern = `content/${file}:${place} ${expected}`
          .split('…')
          .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
          .join('.*');
        expect(reported).toContainEqual(expect.stringMatching(new RegExp(`^${pattern}$`)));
      });
    },
  );
}
