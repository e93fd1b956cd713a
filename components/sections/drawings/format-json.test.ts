import { describe, expect, it } from 'vitest';
import { formatJson } from './format-json';

describe('JSON in lines', () => {
  it('stays JSON of the same value', () => {
    const value = {
      a: [1, 'two', null, { b: true }],
      'c "d"': { e: 'f'.repeat(40), g: {}, h: [] },
    };
    for (const width of [10, 40, 200]) expect(JSON.parse(formatJson(value, width))).toEqual(value);
  });

  it('keeps on a line what fits on it, and gives the rest lines of its own', () => {
    expect(formatJson({ verb: { id: 'x' }, result: { success: true, score: 1 } }, 30)).toBe(
      '{\n  "verb": { "id": "x" },\n  "result": {\n    "success": true,\n    "score": 1\n  }\n}',
    );
  });
});
