import { expect, test } from 'vitest';
import { readMessage } from './parent-messages';

test('reads the two messages in the platform contract', () => {
  expect(readMessage({ type: 'app_changed_url', url: 'http://a/ISO' })).toEqual({
    type: 'app_changed_url',
    url: 'http://a/ISO',
  });
  expect(
    readMessage({
      type: 'app_error',
      error: { title: 'T', details: { a: 1 }, componentName: null },
    }),
  ).toEqual({ type: 'app_error', title: 'T', details: '{"a":1}', component: '' });
});

test.each([
  null,
  'app_error',
  7,
  [],
  {},
  { type: 'app_error' },
  { type: 'app_changed_url', url: 1 },
])('ignores %j', (data) => {
  expect(readMessage(data)).toBeUndefined();
});
