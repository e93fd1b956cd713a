import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseYaml } from '../parse-yaml';
import { fixtureFolder } from '../testing';
import { agentsSchema } from './agents';

const file = 'content/agents.yaml';
const fixture = readFileSync(`${fixtureFolder}/agents.yaml`, 'utf8');

/** Problems of the fixture's list after one replacement. */
function problemsWith(from: string, to: string) {
  expect(fixture).toContain(from);
  return parseYaml(file, fixture.replace(from, to), agentsSchema).problems;
}

describe('the list of agents', () => {
  it('accepts the fixture’s list, and a shorter one', () => {
    expect(parseYaml(file, fixture, agentsSchema).value).toHaveLength(3);
    const [one] = fixture.split(/(?=- name: Llano)/);
    expect(parseYaml(file, one ?? '', agentsSchema).value).toHaveLength(1);
  });

  it('refuses a role that is not on the audience list, and lists the valid roles', () => {
    expect(problemsWith('[Program Manager, Project Manager]', '[Foreman]')).toMatchObject([
      {
        line: 10,
        column: 17,
        field: '[0].targetUsers[0]',
        message: expect.stringMatching(
          /^must be one of: Senior Organizational Leader, .*IT Help Desk$/,
        ),
      },
    ]);
  });

  it('refuses an unknown icon and an unknown color', () => {
    expect(problemsWith('icon: pump', 'icon: pomp')).toMatchObject([
      { field: '[1].icon', message: expect.stringContaining('pump') },
    ]);
    expect(problemsWith('color: red', 'color: purple')).toMatchObject([
      { field: '[1].color', message: 'must be one of: graphite, steel, amber, red, green, blue' },
    ]);
  });

  it('refuses a duplicate name, ignoring case', () => {
    expect(problemsWith('name: Frio Assistant', 'name: LLANO')).toMatchObject([
      { field: '[2].name', message: expect.stringContaining('LLANO is in the list twice') },
    ]);
  });
});
