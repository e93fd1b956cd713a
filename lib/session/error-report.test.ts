import { describe, expect, test } from 'vitest';
import { createErrorReport, statusOf } from './error-report';

const trap = () => {
  throw new Error('a trap');
};
const hostile = new Proxy({}, { get: trap });
const throwing = Object.defineProperties(
  { toString: trap },
  { status: { get: trap }, message: { get: trap } },
);
const withStack = (stack: string) => Object.assign(new Error('broken'), { stack });

describe('report', () => {
  test.each([
    ['an error in Chromium', withStack('Error: broken\n at f'), 'broken', 'Error: broken\n at f'],
    ['an error in Firefox', withStack('f@/a.js:1:2'), 'broken', 'broken\nf@/a.js:1:2'],
    ['an error without a stack', { message: 'broken' }, 'broken', 'broken'],
    ['an error without a message', Object.assign(new Error(), { stack: '' }), 'Error', 'Error'],
    ['a string', 'broken', 'broken', 'broken'],
    ['null', null, 'null', 'null'],
    ['an object', { a: 1 }, '[object Object]', '[object Object]'],
    ['a symbol', Symbol('s'), 'Symbol(s)', 'Symbol(s)'],
    ['an object without a prototype', Object.create(null), 'Unknown error', 'Unknown error'],
  ])('of %s', (_, thrown, title, details) => {
    expect(createErrorReport(thrown, [])).toMatchObject({ title, details });
  });

  // Not in the table, because test.each accesses the values for its titles.
  test('of a value that throws on access', () => {
    const unknown = { title: 'Unknown error', details: 'Unknown error', componentName: 'Unknown' };
    for (const thrown of [hostile, throwing]) {
      expect(createErrorReport(thrown, [])).toEqual(unknown);
      expect(statusOf(thrown)).toBeUndefined();
    }
  });

  test('is limited to 4000 characters per field', () => {
    const report = createErrorReport({ message: 'a'.repeat(1e6), stack: 'b'.repeat(1e6) }, []);
    expect(report.title).toHaveLength(4000);
    expect(report.details).toHaveLength(4000);
  });

  test('is created quickly from very long text', () => {
    for (const unit of ['eyJ', 'eyJa.', 'at ', '@', ':1', 'Bearer ', 'https://']) {
      const text = unit.repeat(50_000);
      const thrown = { message: text, stack: text, componentStack: text };
      expect(createErrorReport(thrown, ['token']).title.length).toBeGreaterThan(0);
    }
  });
});

const frame = 'https://site.example/_next/static/chunks';

test.each([
  [{ componentStack: '\n    at Hero (https://x/a.js:1:2)\n    at Home' }, 'Hero'],
  [{ componentName: 'Bar', componentStack: '\n    at Hero' }, 'Bar'],
  [{ stack: `Error: at 10:30:15\n    at f (${frame}/a-1b.js?v=2:1:234)\n at b.js:1:2` }, 'a-1b.js'],
  [{ stack: `Error: broken\n    at ${frame}/anonymous.js:1:234` }, 'anonymous.js'],
  [{ stack: `f@${frame}/gecko.js:1:234\ng@${frame}/other.js:5:6` }, 'gecko.js'],
  [{ stack: `@${frame}/webkit.js:1:234` }, 'webkit.js'],
  [{ stack: 'Error: broken at 10:30:15' }, 'Unknown'],
  [{ componentStack: 'nothing', componentName: 7 }, 'Unknown'],
  ['broken', 'Unknown'],
])('the component of %j is %s', (thrown, name) => {
  expect(createErrorReport(thrown, []).componentName).toBe(name);
});

test('secrets are redacted in every field, before the text is truncated', () => {
  const token = 'opaque-token-of-today';
  const text = `${'a'.repeat(3990)} ${token}`;
  const report = createErrorReport({ message: text, stack: `Error: ${text}` }, [null, token]);
  expect(JSON.stringify(report)).not.toContain('opaque');
});
