import { expect, it } from 'vitest';
import { parseYaml } from '../parse-yaml';
import { permitBoardSchema } from './permit-board';

const board = ({
  rows = '[PTW-0900, PTW-0901, LOTO-300]',
  from = 'Line break',
  isolated = 'Line break',
}) => `title: Board
place: Unit
seen: A board.
rows: ${rows}
fireWatch: Fire watch
rack: { name: Rack, bayLength: 6 }
add:
  label: Add
  reset: Reset
  work:
    - { name: Hot work, hours: 2, fireWatch: 1, from: "07:00", bay: 1 }
    - { name: Line break, hours: 2, from: "07:00", bay: 1 }
    - { name: Crane lift, hours: 2, from: "07:00", bay: 1 }
    - { name: Scaffold, hours: 2, from: "07:00", bay: 1 }
rules: [{ work: Fire watch, from: [${from}], within: 15, rule: a rule, why: A reason. }]
isolated: { work: ${isolated}, rule: a rule }
hint: Drag it.
conflict: { heading: Conflict, option: can start at, none: No time. }
resolved: { heading: None, text: Text, from: Log }
clear: Clear.`;

const jobs = [
  { tag: 'PTW-0900', work: 'Hot work' },
  { tag: 'PTW-0901', work: 'Line break' },
  { tag: 'PTW-0902', work: 'Painting' },
  { tag: 'LOTO-300' },
];

function messagesFor(text: string): string[] {
  const schema = permitBoardSchema(jobs, ['PTW-0900', 'PTW-0901']);
  const { problems } = parseYaml('content/drawings/permit-board.yaml', text, schema);
  return problems.map(({ field, message }) => `${field} ${message}`);
}

it('accepts rows from the register, with both conflicting permits', () => {
  expect(messagesFor(board({}))).toEqual([]);
  expect(messagesFor(board({ rows: '[PTW-0900, P-301A]' }))).toEqual([
    'rows[1] must be the tag of a permit or isolation in content/plant.yaml',
    'rows must include the two permits that conflict: PTW-0900 and PTW-0901',
  ]);
});

it('refuses a permit whose work no rule can apply to', () => {
  expect(messagesFor(board({ rows: '[PTW-0900, PTW-0901, PTW-0902]' }))).toEqual([
    'rows[2] is “Painting” in content/plant.yaml, which no rule applies to: use a kind of work from `add`',
  ]);
});

it('refuses a rule about work that isn’t on the board', () => {
  expect(messagesFor(board({ from: 'Line brake' }))).toEqual([
    'rules[0].from[0] must be one of: Hot work, Line break, Crane lift, Scaffold, Fire watch',
  ]);
  expect(messagesFor(board({ isolated: 'Painting' }))).toEqual([
    'isolated.work must be one of: Hot work, Line break, Crane lift, Scaffold',
  ]);
});
