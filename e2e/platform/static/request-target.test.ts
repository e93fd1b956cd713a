import { expect, test } from 'vitest';
import { readTarget } from './request-target';

test.each([
  ['/', { path: [], endsInSlash: false, query: '' }],
  ['/?a=/../b?c', { path: [], endsInSlash: false, query: '?a=/../b?c' }],
  ['/a%20b/c', { path: ['a b', 'c'], endsInSlash: false, query: '' }],
  ['/a/?', { path: ['a'], endsInSlash: true, query: '?' }],
])('parses %s', (raw, target) => {
  expect(readTarget(raw)).toEqual(target);
});

// Defense in depth: the site folder wouldn't contain such names either.
test.each([
  '',
  'a',
  '*',
  '//',
  '//a',
  '/a//',
  '/.',
  '/..',
  '/../a',
  '/a/..',
  '/%2e%2E/a',
  '/a%2fb',
  '/a%5cb',
  '/a\\b',
  '/a%00',
  '/%',
  '/%ff',
])('rejects %s, which no file can have', (raw) => {
  expect(readTarget(raw)).toBeUndefined();
});
