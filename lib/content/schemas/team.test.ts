import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { audience, roleId } from './team';

it('has one selector in app/roles.css for each role', () => {
  const css = readFileSync('app/roles.css', 'utf8');
  const selectors = [...css.matchAll(/:has\(#([\w-]+):target\) \.([\w-]+)/g)];
  const [ids, classes] = [1, 2].map((group) => selectors.map((match) => match[group]).sort());
  const expected = audience.map(roleId).sort();
  expect(ids).toEqual(expected);
  expect(classes).toEqual(expected);
});
