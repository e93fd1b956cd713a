import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseYaml } from '../parse-yaml';
import { fixtureFolder } from '../testing';
import { agentsSchema } from './agents';

const file = 'content/agents.yaml';
const written = readFileSync(`${fixtureFolder}/agents.yaml`, 'utf8');

/** The problems of the list as it is written, with one text in it changed. */
function problemsWith(from: string, to: string) {
  expect(written).toContain(from);
  return parseYaml(file, written.replace(from, to), agentsSchema).problems;
}

describe('the list of agents', () => {
  it('takes the list as it is written, and a shorter one', () => {
    expect(parseYaml(file, written, agentsSchema).value).toHaveLength(3);
    const [one] = written.split(/(?=- name: Llano)/);
    expect(parseYaml(file, one ?? '', agentsSchema).value).toHaveLength(1);
  });

  it('refuses a reader who is not on the audience list, with the names there are', () => {
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

  it('refuses a symbol that is not drawn, and a color that is no gradient', () => {
    expect(problemsWith('icon: pump', 'icon: pomp')).toMatchObject([
      { field: '[1].icon', message: expect.stringContaining('pump') },
    ]);
    expect(problemsWith('color: red', 'color: purple')).toMatchObject([
      { field: '[1].color', message: 'must be one of: graphite, steel, amber, red, green, blue' },
    ]);
  });

  it('refuses a name that is used twice, whatever its case', () => {
    expect(problemsWith('name: Frio Assistant', 'name: LLANO')).toMatchObject([
      { field: '[2].name', message: expect.stringContaining('LLANO is in the list twice') },
    ]);
  });
});
