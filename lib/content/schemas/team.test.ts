import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseYaml } from '../parse-yaml';
import { fixtureFolder } from '../testing';
import { audience, roleId } from './audience';
import { teamSchema } from './team';

const fixture = readFileSync(`${fixtureFolder}/pages/AITeam.yaml`, 'utf8');

/** Problems of the fixture after one replacement. */
function problemsWith(from: string, to: string) {
  expect(fixture).toContain(from);
  return parseYaml('AITeam.yaml', fixture.replace(from, to), teamSchema(['Home'])).problems;
}

describe('the roles of the agent filter', () => {
  it('must include every role of the audience once', () => {
    expect(problemsWith('Creator, ', '')).toMatchObject([
      { field: 'wall.roles.groups', message: 'must list every role; missing: Creator' },
    ]);
    expect(problemsWith('[HSE Manager,', '[Creator, HSE Manager,')).toMatchObject([
      {
        field: 'wall.roles.groups[4].roles[2]',
        message: expect.stringMatching(/^Creator is .*twice/),
      },
    ]);
  });

  it('have one selector each in app/roles.css', () => {
    const css = readFileSync('app/roles.css', 'utf8');
    const selectors = [...css.matchAll(/:has\(#([\w-]+):target\) \.([\w-]+)/g)];
    const [ids, classes] = [1, 2].map((group) => selectors.map((match) => match[group]).sort());
    const expected = audience.map(roleId).sort();
    expect(ids).toEqual(expected);
    expect(classes).toEqual(expected);
  });
});
