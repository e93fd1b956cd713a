import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { text } from './schemas/text';
import { parseYaml } from './validate-yaml';

const schema = z.strictObject({
  title: text(10),
  points: z.array(z.strictObject({ text: text(5) })),
});

function problemsOf(yaml: string) {
  return parseYaml('content/x.yaml', yaml, schema).problems;
}

describe('a content file', () => {
  it('reports only the cause of a syntax error', () => {
    expect(problemsOf('title: “A: b”\npoints: []\n')).toMatchObject([{ line: 1, column: 8 }]);
    expect(problemsOf('title: “A #1”\npoints: []\n')).toMatchObject([{ line: 1, column: 8 }]);
  });

  it('accepts curly quotes and special spaces within a text', () => {
    const words = { title: '“A” b\u00A0c', points: [{ text: '“d”' }] };
    const yaml = 'title: “A” b\u00A0c\npoints:\n  - text: >-\n      “d”\n';
    expect(parseYaml('content/x.yaml', yaml, schema)).toEqual({ value: words, problems: [] });
  });

  it('reports every problem at once', () => {
    expect(problemsOf('title: 7\npoints:\n  - text: ""\n  - text: 8\n')).toHaveLength(3);
  });

  it('reports an empty file', () => {
    expect(problemsOf('')).toMatchObject([{ line: 1, column: 1, field: '' }]);
  });
});
