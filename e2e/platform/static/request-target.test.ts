import { expect, test } from 'vitest';
import { readTarget } from './request-target';

test.each([
  ['/', { path: [], endsInSlash: false, query: '' }],
  ['/?a=/../b?c', { path: [], endsInSlash: false, query: '?a=/../b?c' }],
  ['/a%20b/c', { path: ['a b', 'c'], endsInSlash: false, query: '' }],
  ['/a/?', { path: ['a'], endsInSlash: true, query: '?' }],
])('takes %s apart', (raw, target) => {
  expect(readTarget(raw)).toEqual(target);
});

// The folder would not have such names either; that must not be the only thing that keeps them out.
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
])('no file can be at %s', (raw) => {
  expect(readTarget(raw)).toBeUndefined();
});
