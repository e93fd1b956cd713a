import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { audience, roleId } from './audience';

it('app/roles.css has one selector for each role of the audience', () => {
  const css = readFileSync('app/roles.css', 'utf8');
  const selectors = [...css.matchAll(/:has\(#([\w-]+):target\) \.([\w-]+)/g)];
  const [ids, classes] = [1, 2].map((group) => selectors.map((match) => match[group]).sort());
  const expected = audience.map(roleId).sort();
  expect(ids).toEqual(expected);
  expect(classes).toEqual(expected);
});
