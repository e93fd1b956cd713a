import { describe, expect, it } from 'vitest';
import { formatJson } from './format-json';

describe('formatJson', () => {
  it('keeps the value', () => {
    const value = {
      a: [1, 'two', null, { b: true }],
      'c "d"': { e: 'f'.repeat(40), g: {}, h: [] },
    };
    for (const width of [10, 40, 200]) expect(JSON.parse(formatJson(value, width))).toEqual(value);
  });

  it('puts values that fit on one line, and breaks longer ones', () => {
    expect(formatJson({ verb: { id: 'x' }, result: { success: true, score: 1 } }, 30)).toBe(
      '{\n  "verb": { "id": "x" },\n  "result": {\n    "success": true,\n    "score": 1\n  }\n}',
    );
  });
});
