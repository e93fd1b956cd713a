import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { problemsIn } from './markdown/testing';
import { formatProblem } from './problem';
import { loadContent } from './read-content';
import { fixtureFolder } from './testing';

/*
 * Every mistake that the content check has to report. In mistakes.txt, each has two lines. The first has a file, its
 * text, and what a writer makes of it, with `‸` where the mistake is reported, or a new file and its text; the second has
 * the field and the message, in which `…` is any text, and its place if that's in another file. `(body)` is a whole Markdown text, which starts on line 4 of its file. An empty line
 * separates mistakes that would hide others.
 */
const groups = readFileSync('lib/content/mistakes.txt', 'utf8')
  .trimEnd()
  .split('\n\n')
  .map((group) => group.split(/\n(?! )/).map(parseCase));

function parseCase(lines: string) {
  const [edit = '', expected = ''] = lines.split('\n');
  const [, file = '', from = '', to = ''] = /^(.+?): (?:(.*) → )?(.*)$/.exec(edit) ?? [];
  return { file, from: withBreaks(from), to: withBreaks(to), expected: expected.trim() };
}

function withBreaks(text: string): string {
  return text
    .replaceAll('\\n', '\n')
    .replaceAll('\\t', '\t')
    .replace(/\\u(....)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

type Case = ReturnType<typeof parseCase>;

/** Mistakes that are made together, since reading the folder takes a while: one in each file. */
function inRounds(all: readonly Case[]): Map<string, Case>[] {
  const rounds: Map<string, Case>[] = [];
  for (const each of all) {
    const round = rounds.find((others) => !others.has(each.file)) ?? new Map<string, Case>();
    if (round.size === 0) rounds.push(round);
    round.set(each.file, each);
  }
  return rounds;
}

function toPattern(expected: string): RegExp {
  const parts = expected.split('…').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

const isInFile = ({ file }: Case) => file !== '(body)';
const rounds = groups.flatMap((group) => inRounds(group.filter(isInFile)));

describe.each(rounds.map((round) => ({ round })))(
  'a writer with mistakes in several files',
  ({ round }) => {
    const marked = new Map(
      [...round.values()].map(({ file, from, to }) => {
        const path = `${fixtureFolder}/${file}`;
        const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
        expect(text).toContain(from);
        return [file, text.replace(from, () => to)];
      }),
    );
    let reported: string[];
    beforeAll(() => {
      const edited = new Map([...marked].map(([file, text]) => [file, text.replace('‸', '')]));
      const media = `${fixtureFolder}/media`;
      const options = { edited, media, siteUrl: 'https://nueces.example' };
      reported = loadContent(fixtureFolder, options).problems.map(formatProblem);
    });

    it.each([...round.values()])('is told about $to in $file', ({ file, expected }) => {
      const [before = '', after] = marked.get(file)?.split('‸') ?? [];
      const lines = before.split('\n');
      const place =
        after === undefined ? '…' : `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
      const isElsewhere = expected.startsWith('content/');
      const pattern = toPattern(isElsewhere ? expected : `content/${file}:${place} ${expected}`);
      expect(reported).toContainEqual(expect.stringMatching(pattern));
    });
  },
);

it.each(groups.flat().filter((each) => !isInFile(each)))(
  'is told about $to in Markdown: $expected',
  ({ to, expected }) => {
    expect(problemsIn(to)).toContainEqual(
      expect.stringMatching(toPattern(`content/legal/X.md:${expected}`)),
    );
  },
);
