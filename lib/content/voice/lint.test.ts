import { describe, expect, it } from 'vitest';
import { findMatches, lintText, matchRule } from './lint';
import { rules } from './rules';

/** Position and quoted words of each finding. */
function findingsIn(file: string, source: string): string[] {
  return lintText(file, source).map(
    ({ line, column, message }) => `${line}:${column} ${/“(.*?)”/.exec(message)?.[1]}`,
  );
}

describe('a finding', () => {
  it.each([
    {
      where: 'on later lines of a folded YAML value',
      file: 'content/x.yaml',
      source: 'text: >-\n  Next to the pump,\n  and so, beside the\n  valve and beside it.\n',
      found: ['3:11 beside', '4:13 beside'],
    },
    {
      where: 'across a line break of a folded YAML value',
      file: 'content/x.yaml',
      source: 'text: >-\n  The record it rests\n  on is open.\n',
      found: ['2:17 rests on'],
    },
    {
      where: 'in quoted YAML, after an escape',
      file: 'content/pages/x.md',
      source: '---\na: \'It’s “x”, beside\'\nb: "\\u2019s \\u201Cx\\u201D beside"\n---\n',
      found: ['2:15 beside', '3:27 beside'],
    },
    {
      where: 'in front matter, and in the Markdown after it',
      file: 'content/legal/x.md',
      source: '---\nlead: Read beside it.\n---\n\nOne **beside\nthe** other, [beside](X) `it`.\n',
      found: ['2:12 beside', '5:7 beside', '6:15 beside'],
    },
    {
      where: 'in Markdown headings, lists, quotations, and tables',
      file: 'content/pages/x.md',
      source: '# Beside\n\n- a\n  beside\n\n> b\n> beside\n\n| c |\n| --- |\n| d \\| beside |\n',
      found: ['1:3 Beside', '4:3 beside', '7:3 beside', '11:8 beside'],
    },
    {
      where: 'in the description and the caption of a picture',
      file: 'content/pages/x.md',
      source: '![Beside it](x.png "Read beside")\n',
      found: ['1:3 Beside', '1:26 beside'],
    },
  ])('is found $where', ({ file, source, found }) => {
    expect(findingsIn(file, source)).toEqual(found);
  });

  it('includes file, field, and a suggested rewrite', () => {
    expect(lintText('content/x.yaml', 'points:\n  - text: A clash\n')).toEqual([
      {
        file: 'content/x.yaml',
        line: 2,
        column: 13,
        field: 'points[0].text',
        message: '“clash”; consider: “conflict” (SIMOPS has conflicts)',
      },
    ]);
  });
});

it.each([
  ['code in Markdown', 'content/pages/x.md', 'Run `beside`.\n\n```\nbeside\n```\n\n    beside\n'],
  ['broken YAML, which has its own check', 'content/x.yaml', 'text: "beside\n'],
])('ignores %s', (_, file, source) => {
  expect(findingsIn(file, source)).toEqual([]);
});

describe('a suppression comment on the line above', () => {
  it.each([
    [
      'YAML',
      'content/x.yaml',
      '# voice: allow "beside" because it is\ntext: >-\n  Read\n  beside it\n',
    ],
    ['Markdown', 'content/x.md', '<!-- voice: allow "beside" because it is -->\nRead beside it.\n'],
  ])('suppresses its words in %s', (_, file, source) => {
    expect(findingsIn(file, source)).toEqual([]);
  });

  it('applies only to its words in the next text, and can be stacked', () => {
    const note = (words: string) => `# voice: allow "${words}" because it is\n`;
    const source = `${note('beside')}${note('clash')}a: A clash beside it, so that\nb: A clash\n`;
    expect(findingsIn('content/x.yaml', source)).toEqual(['3:23 so that', '4:6 clash']);
  });

  it.each([
    ['gives no reason', '# voice: allow "beside"\na: beside\n', 'cannot be read'],
    [
      'allows words that are not used',
      '# voice: allow "clash" because x\na: Text\n',
      'allows “clash”',
    ],
  ])('is a finding when it %s', (_, source, message) => {
    const messages = lintText('content/x.yaml', source).map((problem) => problem.message);
    expect(messages).toContainEqual(expect.stringContaining(message));
  });
});

it.each(rules)('flags the bad examples of $pattern and none of the good ones', (rule) => {
  const { bad, good } = rule;
  expect(bad.filter((text) => matchRule(rule, text).length === 0)).toEqual([]);
  expect(good.filter((text) => flaggedIn(text).length > 0)).toEqual([]);
});

it('reports overlapping words once, by the longer match', () => {
  expect(flaggedIn('The source stands beside the figure.')).toEqual(['stands beside']);
});

function flaggedIn(text: string): string[] {
  return findMatches(text).map(({ start, end }) => text.slice(start, end));
}
