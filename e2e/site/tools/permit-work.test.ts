import { expect, it } from 'vitest';
import { readList } from '@/components/tools/permit-board/permit-list';
import { noSettings, rulesOf } from '@/components/tools/permit-board/settings';
import { findConflicts } from '@/lib/calculations/simops';
import { content } from '@/lib/content';

const board = content().drawings.permitBoard;
const header = 'permit,work,place,start,end';

it.each([
  ['Hydrotest of E-201', 'Hydrostatic test'],
  ['Weld bracket at rack 3', 'Hot work'],
  ['Replace gasket on F-207', 'Line break'],
  ['Pull strainer, change filter element', 'Line break'],
  ['Open manway V-310', 'Line break'],
  ['Dig trench for cable', 'Excavation'],
  ['Digital radiography', 'Radiography'],
  // Another word leaves it open.
  ['Grind digester nozzle', null],
  ['Repair drain valve', null],
  ['New drain spool on P-201A', null],
  ['Vent cover on V-201', null],
  ['New vent on V-201', null],
  ['Ventilate V-310', null],
  ['Electric', null],
  ['Lift pump off base', null],
  ['Painting and blasting', null],
  // Two kinds, none, or a word that turns it around.
  ['Weld inside V-101', null],
  ['Weld in V-101', null],
  ['Fit blind at V-310', null],
  ['Hot work, confined space', null],
  ['Painting', 'Other work'],
  ['Calibrate LT-202', null],
  // An opening, a purge, or a cold cut isn't another kind that its words suggest.
  ['Drain and open E-205 channel head', null],
  ['Depressure and swap PSV-101', null],
  ['Lift manway cover V-310', null],
  ['Cold cut 6 in line', null],
  ['Use pneumatic wrench on F-207', null],
  ['Block & bleed, drain V-310', null],
  ['DBB for gasket on F-207', null],
  ['Isolation of electric motor', null],
  ['Lockout of crane', null],
  ['Weld gauge bracket', null],
  ['N2 purge of V-310', null],
  ['Scaffold, no hot work', null],
  ['Clean de-energized panel, live side guarded', null],
])('suggests what kind of work “%s” is, and reads it once that’s confirmed', (text, suggested) => {
  const list = `${header}\nPTW-1,"${text}",bay 4,07:15,11:00`;
  const { jobs, unread, unclear } = readList(list, board);
  expect({ jobs, unread, unclear }).toMatchObject({
    jobs: [],
    unread: 1,
    unclear: [{ text, suggested }],
  });
  const confirmed = readList(list, board, new Map([[text, 'Draining']]));
  expect(confirmed).toMatchObject({ jobs: [{ work: 'Draining' }], unread: 0, unclear: [] });
});

it('asks of each blind whether it’s being fitted or is in, and reads neither until that’s answered', () => {
  const rows = ['P-1,Blind,"F-9, bay 4",07:00,11:00', 'P-2,blind,"F-9, bay 4",08:00,09:00'];
  const list = [header, ...rows].join('\n');
  const { jobs, unread, unclear } = readList(list, board);
  expect({ jobs, unread }).toEqual({ jobs: [], unread: 2 });
  expect(unclear).toMatchObject([
    { text: 'Blind (P-1)', suggested: null, answers: [{ kind: 'Line break' }, {}] },
    { text: 'blind (P-2)', suggested: null, answers: [{}, { kind: 'Blind in place' }] },
  ]);
  const answers = new Map([['Blind (P-1)', 'Blind in place']]);
  expect(readList(list, board, answers)).toMatchObject({ jobs: [{ tag: 'P-1' }], unread: 1 });
});

it.each([
  ['Hydrotest of E-201 at 450 psig', 'bay 1', 'E-201'],
  ['Hydrotest to 20 ft at 150 psig', 'bay 1', null],
  ['Hydrotest line 6in-HC-2001', 'bay 1', '6IN-HC-2001'],
  ['Hydrotest', 'V-310 area, bay 1', null],
  ['Hydrotest', 'Unit-200, bay 1', null],
  ['Tie in E-201 to E-204', 'bay 1', null],
  ['Hydrotest near E-201', 'bay 1', null],
  ['WO-3307 hydrotest', 'bay 1', null],
  ['Weld handrail on platform of V-310', 'bay 1', null],
  ['Weld pipe support at V-310', 'bay 1', null],
  ['Weld V-310 platform', 'bay 1', null],
  ['Radiography (Ir-192)', 'bay 1', null],
])('of “%s” at %s, takes the only tag as its equipment: %s', (words, place, equipment) => {
  const list = `${header}\nPTW-1,${words},"${place}",07:15,11:00`;
  const { jobs } = readList(list, board, new Map([[words, 'Hydrostatic test']]));
  expect(jobs).toMatchObject([{ equipment, bay: 1 }]);
});

it.each(['Hot tap', 'Hot work: live tap on V-310', 'In-service welding'])(
  'doesn’t read %s, which goes by rules of its own',
  (text) => {
    const { jobs, report } = readList(`${header}\nPTW-1,${text},bay 4,07:15,11:00`, board);
    expect(jobs).toEqual([]);
    expect(report[1]).toContain('has its own procedure (API RP 2201)');
  },
);

it.each([
  ...['U-200', 'Unit-200', 'CDU-1', 'Deck-2', 'SS-12', 'EL 100', 'Line 3', 'V-310'],
  ...['U-200, north side', '"V-310 area, pad"'].map((area) => `"${area.replaceAll('"', '')}"`),
])('takes no area for equipment: %s', (area) => {
  const rows = [
    `L-1,Double block and bleed,${area},,07:00,13:00`,
    `P-1,Line break,${area},,08:00,12:00`,
    `P-2,Line break,${area},F-207,08:00,12:00`,
  ];
  const table = ['Permit,Work,Area,Equipment,Start,End', ...rows].join('\n');
  const { jobs, report } = readList(table, board);
  expect(jobs.map(({ tag, equipment }) => [tag, equipment])).toEqual([
    ['P-1', null],
    ['P-2', 'F-207'],
  ]);
  expect(report[1]).toContain('Line 2: no equipment is named, so it isolates nothing');
  const withoutColumn = table.replaceAll(/,(?:Equipment|F-207|)(?=,(?:Start|0))/g, '');
  const [first] = readList(withoutColumn, board).jobs;
  expect(first).toMatchObject({ tag: 'P-1', equipment: null });
});

it.each([
  ['Hot work', 'Open flange F-9', ['Hot work', 'Line break']],
  ['', 'Weld, then hydrotest F-9', ['Hot work', 'Hydrostatic test']],
  ['Hot work/Confined space entry', '', ['Hot work', 'Confined space entry']],
])('of type “%s” and description “%s”, asks which, or takes all', (type, description, kinds) => {
  const list = `permit,type,description,place,start,end\nP-1,${type},"${description}","F-9, bay 4",07:15,11:00`;
  const { jobs, unclear, unreadTags } = readList(list, board);
  expect({ jobs, unreadTags }).toEqual({ jobs: [], unreadTags: ['P-1'] });
  const [{ text = '', answers = [], suggested } = {}] = unclear;
  expect(suggested).toBeNull();
  const both = readList(list, board, new Map([[text, answers.at(-1)?.kind ?? '']])).jobs;
  expect(both.map(({ tag, work }) => [tag, work])).toEqual([
    ['P-1', kinds[0]],
    ['P-1+2', kinds[1]],
  ]);
  // One permit doesn't conflict with itself.
  const found = findConflicts(both, rulesOf(board, noSettings, both));
  expect(found.filter(({ isQuestion, permits }) => !isQuestion && permits.length > 1)).toEqual([]);
});

it.each([
  ['Hot work', 'Weld bracket', true],
  ['Radiography', 'RT of welds', true],
  ['Hot work', 'Weld bracket in tank farm', true],
  ['Hot work', 'Weld bracket in V-101', false],
  ['Line break', 'Lower strainer into the drum', false],
  ['Crane lift', 'Swap PSV-101', false],
  ['Other work', 'Pull strainer', false],
  ['Other work', 'Change light', false],
  ['Line break', 'Remove PSV-101', true],
  ['Blind in place', 'E-205 shell side', false],
  ['Blind in place', 'PSV-101, then weld', false],
])('of type “%s” and description “%s”, asks nothing: %s', (type, description, isRead) => {
  const list = `permit,type,description,place,start,end\nP-1,${type},${description},bay 4,07:15,11:00`;
  expect(readList(list, board).jobs.map(({ work }) => work)).toEqual(isRead ? [type] : []);
});
