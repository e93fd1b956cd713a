import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseYaml } from '../parse-yaml';
import { fixtureFolder } from '../testing';
import { teamSchema } from './team';

const written = readFileSync(`${fixtureFolder}/pages/AITeam.yaml`, 'utf8');

/** The problems of the file after one text in it has changed. */
function problemsWith(from: string, to: string) {
  expect(written).toContain(from);
  return parseYaml('AITeam.yaml', written.replace(from, to), teamSchema(['Home'])).problems;
}

describe('the roles that the agents are filtered by', () => {
  it('are those of the audience list', () => {
    expect(problemsWith('Creator,', 'Creator,')).toEqual([]);
    const told = problemsWith('[HSE Manager,', '[HSE Manger,').map(({ message }) => message);
    expect(told[0]).toMatch(/^must be one of: Senior Organizational Leader, /);
  });

  it('are all there, each once', () => {
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
});
