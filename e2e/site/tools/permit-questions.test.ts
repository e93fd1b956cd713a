import { expect, it } from 'vitest';
import { readList } from '@/components/tools/permit-board/permit-list';
import { content } from '@/lib/content';

const board = content().drawings.permitBoard;

function isolationWith(words: string): string {
  return `Permit,Type,Description,Bay,Equipment,Start,End\nL-1,Double block and bleed,"${words}",4,F-9,07:00,13:00`;
}

it.each([
  ['Hot work', 'Weld pad on V-310 nozzle', 'Rack steel', false],
  ['Hot work', 'Weld support at V-310', 'Rack steel', false],
  ['Hot work', 'Weld nozzle', 'Rack steel', false],
  ['Hot work', 'Weld trunnion', 'Rack steel', false],
  ['Hot work', 'Weld pad to hold a sign', 'Rack steel', false],
  ['Hot work', 'Weld pipe support', 'Rack steel', true],
  // A twin, or one of another unit, may be it.
  ['Line break', 'Swap seal of P-201B', 'P-201', false],
  ['Double block and bleed', 'Isolate P-201A', 'P-201', false],
  ['Double block and bleed', 'Isolate 200-V-310', 'V-310', false],
  ['Line break', 'Gasket of F-207', 'V-310', false],
  ['Line break', 'Gaskets of V-310 and F-208', 'V-310', false],
  ['Hot work', 'Weld V-310 and V-311', 'V-310', false],
  ['Line break', 'Gasket near F-207', 'V-310', true],
  ['Double block and bleed', 'HV-223 closed', 'V-310', true],
  ['Double block and bleed', 'Isolate F-207', 'V-310', false],
])('of type “%s” and words “%s” on %s, asks nothing: %s', (type, words, equipment, isRead) => {
  const row = `P-1,${type},${words},bay 4,${equipment},07:00,08:00`;
  const list = `Permit,Type,Description,Bay,Equipment,Start,End\n${row}`;
  const confirmed = new Map([[`${type}: ${words}`, type]]);
  const { jobs, unclear } = readList(list, board, confirmed);
  expect(jobs).toHaveLength(isRead ? 1 : 0);
  if (isRead) return;
  const [{ text = '', answers: [yes] = [], suggested } = {}] = unclear;
  expect(text).toContain(`says “${type}: ${words}”: is it `);
  expect(suggested).toBeNull();
  const answered = new Map([...confirmed, [text, yes?.kind ?? '']]);
  expect(readList(list, board, answered).jobs).toMatchObject([{ place: equipment, work: type }]);
});

it.each([
  ['Leak test', 'Helium at 300 psi', false],
  ['Leak test', 'Joint of F-9', true],
  ['Other work', 'Load LPG truck', false],
  ['Other work', 'Sample crude', false],
  ['Other work', 'Paint handrail', true],
])('of %s that says “%s”, knows what it is: %s', (type, words, isKnown) => {
  const list = `Permit,Type,Remarks,Place,Start,End\nP-1,${type},${words},"F-9, bay 4",07:00,08:00`;
  const { jobs, unclear } = readList(list, board);
  expect(jobs).toHaveLength(isKnown ? 1 : 0);
  expect(unclear.map(({ text }) => text)).toEqual(isKnown ? [] : [`${type}: ${words}`]);
});

it.each([
  ['Radiography', 'source stays out until 23:00'],
  ['Line break', 'slipped to 1300'],
  ['Crane lift', 'canceled by ops'],
  ['Hot work', 'moved to night shift'],
  ['Line break', '2 pm if the crane is in'],
])('asks of %s that says “%s” whether its hours stand', (type, words) => {
  const list = `Permit,Type,Remarks,Bay,Start,End\nP-1,${type},${words},bay 4,07:00,08:00`;
  const confirmed = new Map([[`${type}: ${words}`, type]]);
  const { jobs, unclear } = readList(list, board, confirmed);
  expect(jobs).toEqual([]);
  expect(unclear[0]?.text).toContain(
    `07:00 to 08:00, but says “${type}: ${words}”: is it only there, and only then?`,
  );
});

it.each(['Replace gasket 1450 psig', 'Valve 8in-HC-2001', 'Weld pad 12 by 12'])(
  'doesn’t ask whether the hours of “%s” stand',
  (words) => {
    const list = `Permit,Type,Remarks,Bay,Equipment,Start,End\nP-1,Line break,${words},bay 4,8in-HC-2001,07:00,08:00`;
    const confirmed = new Map([[`Line break: ${words}`, 'Line break']]);
    expect(readList(list, board, confirmed).jobs).toHaveLength(1);
  },
);

it.each([
  'Isolate F-9',
  'Isolation of F-9, HV-1 and HV-2 closed and locked',
  'In place, verified',
  'Locks 17 and lock 18, box 3, PTW-0415',
  'DBB of line F-9 (LOTO-088)',
  'DBB & LB-3',
  'F-9',
])('reads an isolation that says “%s”', (words) => {
  const { jobs, unclear } = readList(isolationWith(words), board);
  expect({ jobs, unclear }).toMatchObject({ jobs: [{ equipment: 'F-9' }], unclear: [] });
});

it.each([
  'To be installed',
  'Spade to be fitted',
  'Ops will hang locks 07:00',
  'Requested',
  'TBC',
  'Awaiting verification',
  'Motor breaker only',
  'Upstream only',
  'One valve only',
  'Installed',
  'HV-2 passing',
  'Locks off 10:00 for bump test',
  'Verified?',
  'Place DBB',
  'SBB',
  'Pull',
  'fit',
  'De-isolate',
  'Not verified',
  'Isolation of F-9 shell side',
  'Isolated 10:00',
])('asks of an isolation that says “%s” whether it’s in, whole, and stays, quoting it', (words) => {
  const list = isolationWith(words);
  const { jobs, unclear } = readList(list, board);
  expect(jobs).toEqual([]);
  const [{ text = '', answers: [yes] = [], suggested } = {}] = unclear;
  expect(text).toContain(
    `“Double block and bleed: ${words}”: is it in place, verified, and all of F-9, until its end?`,
  );
  expect(suggested).toBeNull();
  const { jobs: read } = readList(list, board, new Map([[text, yes?.kind ?? '']]));
  expect(read).toMatchObject([{ work: 'Double block and bleed', equipment: 'F-9' }]);
});
