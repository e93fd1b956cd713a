import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseYaml } from './parse-yaml';
import { text } from './schemas/text';

const schema = z.strictObject({
  title: text(10),
  points: z.array(z.strictObject({ text: text(5) })),
});

function problemsOf(yaml: string) {
  return parseYaml('content/x.yaml', yaml, schema).problems;
}

describe('a content file', () => {
  it('returns its value when nothing is wrong', () => {
    const parsed = parseYaml('content/x.yaml', 'title: Hello\npoints:\n  - text: one\n', schema);
    expect(parsed).toEqual({ value: { title: 'Hello', points: [{ text: 'one' }] }, problems: [] });
  });

  it('reports a syntax error in plain language', () => {
    const [problem] = problemsOf('title: "Hello\npoints: []\n');
    expect(problem).toMatchObject({ file: 'content/x.yaml', field: '' });
    expect(problem?.message).toBe('starts with a quotation mark that is never closed');
  });

  it('reports only the cause of a syntax error', () => {
    expect(problemsOf('title: “A: b”\npoints: []\n')).toMatchObject([{ line: 1, column: 8 }]);
    expect(problemsOf('title: “A #1”\npoints: []\n')).toMatchObject([{ line: 1, column: 8 }]);
  });

  it('accepts curly quotes and special spaces within a text', () => {
    const words = { title: '“A” b\u00A0c', points: [{ text: '“d”' }] };
    const yaml = 'title: “A” b\u00A0c\npoints:\n  - text: >-\n      “d”\n';
    expect(parseYaml('content/x.yaml', yaml, schema)).toEqual({ value: words, problems: [] });
  });

  it('reports an invalid value with line, column, and field', () => {
    expect(problemsOf('title: Hello\npoints:\n  - text: much too long\n')).toEqual([
      {
        file: 'content/x.yaml',
        line: 3,
        column: 11,
        field: 'points[0].text',
        message: 'is too long: it has 13 characters, and there’s room for 5',
      },
    ]);
  });

  it('reports a missing field at its parent', () => {
    expect(problemsOf('title: Hello\npoints:\n  - {}\n')).toMatchObject([
      { line: 3, column: 5, field: 'points[0].text', message: 'is missing: add text' },
    ]);
  });

  it('reports an unknown field at its own position', () => {
    expect(problemsOf('title: Hello\ntitel: Hallo\npoints: []\n')).toMatchObject([
      {
        line: 2,
        column: 1,
        field: 'titel',
        message: 'isn’t a field here: did you mean title?',
      },
    ]);
  });

  it('reports every problem at once', () => {
    expect(problemsOf('title: 7\npoints:\n  - text: ""\n  - text: 8\n')).toHaveLength(3);
  });

  it('reports an empty file', () => {
    expect(problemsOf('')).toMatchObject([{ line: 1, column: 1, field: '' }]);
  });
});
