import { expect, test } from 'vitest';
import { nodeProblem } from './node-version';

test.each([
  ['20.19.0', '>=20.19'],
  ['20.20.2', '>=20.19'],
  ['22.0.0', '>=20.19'],
  ['20.19.1', '>=20.19.1'],
  ['22.1.0-nightly', '>=20.19'],
])('accepts Node %s for %s', (version, range) => {
  expect(nodeProblem(version, range)).toBeUndefined();
});

test.each([
  ['20.18.3', '>=20.19'],
  ['18.99.0', '>=20.19'],
  ['20.19.0', '>=20.19.1'],
])('rejects Node %s for %s', (version, range) => {
  const problem = nodeProblem(version, range);
  expect(problem).toContain(`you have ${version}`);
  expect(problem).toContain(range.slice(2));
});

test('rejects a range of another form', () => {
  expect(nodeProblem('20.19.0', '^20 || ^22')).toContain('engines.node is "^20 || ^22"');
});
