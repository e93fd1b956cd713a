import { expect, test } from 'vitest';
import { readTarget } from './request-target';

test.each([
  ['/', { segments: [], hasTrailingSlash: false, query: '' }],
  ['/?a=/../b?c', { segments: [], hasTrailingSlash: false, query: '?a=/../b?c' }],
  ['/a%20b/c', { segments: ['a b', 'c'], hasTrailingSlash: false, query: '' }],
  ['/a/?', { segments: ['a'], hasTrailingSlash: true, query: '?' }],
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
