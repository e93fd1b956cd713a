import { describe, expect, it } from 'vitest';
import { valueProblems } from './check-values';
import { loadYaml, type YamlFile } from './load-yaml';
import { collectRegister, type PlantRegister } from './plant-register';

const register = collectRegister({
  unit: 'Unit 300',
  people: [
    { name: 'B. Stone', role: 'Panel operator', account: 'E-3001' },
    { name: 'C. Rivers', role: 'Area operator', account: 'E-3002' },
  ],
  equipment: [{ tag: 'P-301A', what: 'Pump' }],
  permits: [{ tag: 'PTW-0900', work: 'Hot work' }],
  devices: [{ tag: 'MCC-3/01', what: 'Breaker' }],
  incidents: [{ tag: 'Incident 0400', what: 'Near miss' }],
});

function problemsWith(opened: YamlFile, plant: PlantRegister) {
  const known = {
    variables: [],
    checkFilm: () => [],
    findImage: () => ({ problem: '' }),
    linkTargets: new Map(),
    ownHost: null,
    plant,
  };
  return valueProblems(opened, { page: null, isDraft: false }, known);
}

function messagesFor(text: string): string[] {
  const opened = loadYaml('content/drawings/sample.yaml', text);
  return problemsWith(opened, register).map(
    ({ line, column, field, message }) => `${line}:${column} ${field}: ${message}`,
  );
}

describe('a text about the plant', () => {
  it('can mention tags of the register anywhere', () => {
    expect(
      messagesFor('text: P-301A, PTW-0900’s zone, MCC-3/01 (E-3001), Unit 300, Incident 0400.'),
    ).toEqual([]);
  });

  it('refuses an unknown tag at its position and suggests the closest one', () => {
    expect(messagesFor('rows:\n  - text: Run P-301A\n  - text: Start P-301, not P-301A')).toEqual([
      '3:17 rows[1].text: “P-301” isn’t in content/plant.yaml: use a tag from there, or add this one; did you mean “P-301A”?',
    ]);
  });

  it.each(['PTW-0901', 'MCC-3/02', 'E-3003', 'Unit 1', 'Incident 0231', 'R-14', 'WO-1'])(
    'refuses %s',
    (tag) => {
      expect(messagesFor(`text: About ${tag}, and more`).join()).toContain(
        `1:13 text: “${tag}” isn’t in`,
      );
    },
  );

  it('reports a repeated unknown tag once', () => {
    expect(messagesFor('text: X-1, X-1 and X-1')).toHaveLength(1);
  });

  it.each([
    'ISO/TS 30437:2023, sections 5.1 and 6',
    'ISA-5.1 and NFPA-70E',
    'Kirkpatrick L1-L4, 30-90 days',
    'PRINCE2, PMBOK, xAPI, P&ID, SIMOPS',
    '5f0f7c1e-3a52-4d0b-9a64-0c6c2f1b7e11 at 2026-03-12T06:04:30-05:00, PT24M',
    'rev. 5, § 6, 24/7, 7.1 mm/s, CPI 0.91',
  ])('does not mistake for a tag: %s', (words) => {
    expect(messagesFor(`text: "${words}"`)).toEqual([]);
  });

  it('reports nothing without a register to compare with', () => {
    expect(problemsWith(loadYaml('a.yaml', 'text: P-1'), collectRegister(null))).toEqual([]);
  });
});

describe('people in a drawing', () => {
  it('match the register, with their role and account', () => {
    expect(
      messagesFor(
        'by: B. Stone\nwith: C. Rivers\nactor: { name: B. Stone, account: E-3001 }\nover: { label: Handed over, name: C. Rivers, role: Area operator }',
      ),
    ).toEqual([]);
  });

  it('are refused if their name is not in the register', () => {
    expect(messagesFor('by: B. Stones')).toEqual([
      '1:5 by: “B. Stones” isn’t in content/plant.yaml: use a name from there, or add this one; did you mean “B. Stone”?',
    ]);
    expect(messagesFor('holder: Somebody')).toEqual([
      '1:9 holder: “Somebody” isn’t in content/plant.yaml: use a name from there, or add this one',
    ]);
  });

  it('are refused with someone else’s role or account', () => {
    expect(messagesFor('actor: { name: B. Stone, account: E-3002 }')).toEqual([
      '1:35 actor.account: must be E-3001: that’s what content/plant.yaml has for B. Stone',
    ]);
    expect(messagesFor('holder: C. Rivers\nrole: Panel operator')).toEqual([
      '2:7 role: must be Area operator: that’s what content/plant.yaml has for C. Rivers',
    ]);
  });
});
