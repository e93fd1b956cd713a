import { expect, it } from 'vitest';
import { readList } from '@/components/tools/permit-board/permit-list';
import { limitsOf, noSettings } from '@/components/tools/permit-board/settings';
import { siteClock } from '@/lib/calculations/site-clock';
import { content } from '@/lib/content';

const board = content().drawings.permitBoard;

it.each<[string, string, string?]>([
  ['Permit Class,PTW No,Location,Start,End', 'Hot work,PTW-1,bay 4,07:00,08:00'],
  ['PTW,Type of work,Job,Bay,Start,End', 'PTW-1,Hot work,Weld,4,07:00,08:00'],
  ['PTW,Task,Class,Bay,Start,End', 'PTW-1,Weld,Hot work,4,07:00,08:00'],
  ['Permit,Work class,Job,Bay,Start,End', 'PTW-1,Hot work,Weld,4,07:00,08:00'],
  ['No.,Permit No.,Type,Bay,Start,End', '1,PTW-1,Hot work,4,07:00,08:00', '“No.”'],
  [
    'Permit,Description,Type,Bay,Start,End,,Crew',
    'PTW-1,Weld a spool,Hot work,4,07:00,08:00,,Ortiz',
    '“Crew”',
  ],
  ['Permit,Work,Area,Bay,Start,End', 'PTW-1,Hot work,Unit 200,4,07:00,08:00', '“Area”'],
  ['ID,Tag,Job,Work,Bay,From,To', 'PTW-1,F-207,Weld,Hot work,4,07:00,08:00'],
  ['Tag,Job,Work,Bay,From,To', 'PTW-1,Weld,Hot work,4,07:00,08:00'],
  ['Ref,Tag,Work,Bay,Start,End', 'PTW-1,F-207,Hot work,4,07:00,08:00'],
  ['Finish time,Start,Permit Type,Location,Permit No.', '08:00,07:00,Hot work,bay 4,PTW-1'],
  ['Permit,Job description,Unit,Start,End', 'PTW-1,Hot work,bay 4,07:00,08:00'],
  ['Permit,Scope of work,Work location,Valid from,Valid to', 'PTW-1,Hot work,bay 4,07:00,08:00'],
  ['Activity ID,Activity Name,Area,Start,Finish', 'PTW-1,Hot work,bay 4,07:00,08:00'],
  [
    'Permit,Work,Unit / location,Start date/time,End date/time',
    'PTW-1,Hot work,bay 4,2026-03-12 07:00,2026-03-12 08:00',
  ],
  ['Permit,Work Scope,Bay,Equip Tag,Time', 'PTW-1,Hot work,4,-,0700-0800'],
  [
    'Permit,Work,Place,Start,End',
    'DAY SHIFT,,,,\nPTW-1,Hot work,bay 4,07:00,08:00\nNIGHT SHIFT,,,,',
    '“DAY SHIFT”, “NIGHT SHIFT”',
  ],
  ['Permit,Work,Place,Date,Start,End', 'PTW-1,Hot work,bay 4,3/13/2026,07:00,08:00'],
  [
    'Unit 200 lookahead, week 49\n\nPTW,Permit type,Bay,Start,End',
    'PTW-1,Hot work,4,07:00,08:00',
    'line 1, above the headings',
  ],
  [
    'Lookahead,,,,\nArea,Unit 200,,,\nPTW,Permit type,Bay,Start,End',
    'PTW-1,Hot work,4,07:00,08:00',
    'lines 1 and 2, above the headings',
  ],
])(
  'takes the column with the clearest name of %s, and names the others',
  (columns, line, unused) => {
    const { jobs, report } = readList(`${columns}\n${line}`, board);
    expect(report).toEqual([
      '1 line read, 0 refused.',
      ...(unused === undefined ? [] : [`Not used: ${unused}.`]),
    ]);
    expect(jobs).toMatchObject([{ tag: 'PTW-1', work: 'Hot work', bay: 4 }]);
  },
);

it.each([
  ['Status', 'Cancelled', true],
  ['Permit status', 'not yet verified', true],
  ['State', 'CANCELED', true],
  ['Status', 'Not in place', true],
  ['Status', 'Planned', false],
  ['Status', 'Removed', true],
  ['Status', 'Void', true],
  ['Status', 'Closed out', true],
  ['Status', 'Expired', true],
  ['Status', 'Issued', false],
  ['Status', 'Verified', false],
  ['Status', '', false],
])('of a line whose %s is “%s”, refuses it: %s', (heading, status, isRefused) => {
  const list = `Permit,Work,Place,Start,End,${heading}\nPTW-1,Weld,bay 4,07:00,08:00,${status}`;
  const { jobs, report, unclear } = readList(list, board, new Map([['Weld', 'Hot work']]));
  expect(jobs).toHaveLength(isRefused ? 0 : 1);
  expect(report.slice(1)).toEqual(isRefused ? [`Line 2: its status is “${status}”.`] : []);
  expect(unclear).toEqual([]);
  expect(readList(list, board).unclear).toHaveLength(isRefused ? 0 : 1);
});

const permitWith = (status: string) =>
  `Permit,Work,Place,Start,End,Status\nP-1,Hot work,bay 4,07:00,08:00,${status}`;

it.each(['Suspended', 'Suspended 06:10', 'Draft', 'Hold', 'Rejected'])(
  'reads a permit with the status “%s”, and names its status',
  (status) => {
    const { jobs, report, unsureTags, day } = readList(permitWith(status), board);
    expect(jobs).toHaveLength(1);
    expect(report.slice(1)).toEqual([`P-1 is read, but has the status “${status}”.`]);
    expect(limitsOf(board, { ...noSettings, unsureTags }, jobs, siteClock(day))).toContainEqual(
      expect.stringContaining('status: P-1. They count as if they were'),
    );
  },
);

const lockWith = (work: string, status: string) =>
  `Permit,Work,Place,Start,End,Status\nL-1,${work},"F-9, bay 2",07:00,13:00,${status}`;

it.each(['Verified', 'In place and verified', ' LOCKED-and-verified '])(
  'counts an isolation that’s “%s”',
  (status) => {
    const { jobs, unsureTags, unclear } = readList(lockWith('Blind in place', status), board);
    expect({ jobs, unsureTags, unclear }).toMatchObject({
      jobs: [{ tag: 'L-1' }],
      unsureTags: [],
      unclear: [],
    });
  },
);

it.each([
  ...['', 'Planned', 'De-isolated', 'Pending verification', 'To be verified', 'Verified?', 'Draft'],
  ...['Locked', 'In place', 'Requested', 'Rejected', 'Withdrawn', 'Cleared', 'Failed'],
  ...['Returned to service', 'Hold', 'Issued', 'Approved', 'Active'],
])('asks whether an isolation that’s “%s” is in place, and reads it once that’s said', (status) => {
  const list = lockWith('Blind in place', status);
  const { jobs, unclear, unreadTags, report } = readList(list, board);
  expect({ jobs, unreadTags }).toEqual({ jobs: [], unreadTags: ['L-1'] });
  const [{ text = '', suggested, answers: [yes, no] = [] } = {}] = unclear;
  expect(text).toContain(status === '' ? 'has no status: is it in place' : `“${status}”`);
  expect(report).toEqual(['0 lines read, 0 refused, 1 asked about below.']);
  expect(suggested).toBeNull();
  expect(readList(list, board, new Map([[text, yes?.kind ?? '']]))).toMatchObject({
    jobs: [{ tag: 'L-1', work: 'Blind in place' }],
    unsureTags: ['L-1'],
    unclear: [],
  });
  expect(readList(list, board, new Map([[text, no?.kind ?? '']]))).toMatchObject({
    jobs: [],
    unreadTags: ['L-1'],
    unclear: [],
    report: [expect.anything(), expect.stringContaining('Line 2: you said no, or not sure')],
  });
});

it('asks of a blind what it is, then of its status', () => {
  const list = lockWith('Blind', 'Draft');
  const confirmed = new Map([['Blind (L-1)', 'Blind in place']]);
  expect(readList(list, board).unclear).toMatchObject([{ text: 'Blind (L-1)' }]);
  expect(readList(list, board, confirmed)).toMatchObject({
    jobs: [],
    unclear: [
      {
        text: expect.stringContaining('has the status “Draft”: is it in place, verified, and all'),
      },
    ],
  });
});

const onF310 = { place: 'F-310', equipment: 'F-310', bay: 4 };

it.each<[string, string, object[], string[]?]>([
  ['Tag,Bay', 'F-310,bay 4', [onF310]],
  ['Location,Equipment', '"Pipe rack 3, bay 4","F-310, bay 4"', [onF310]],
  ['Area,Equipment', 'Unit 200,"F-310, bay 4"', [onF310], ['Not used: “Area”.']],
  ['Area,Equipment', 'Tank farm,F-310', [{ ...onF310, bay: 1 }]],
  ['Area,Equipment', 'bay 4,-', [{ equipment: null, bay: 4 }]],
  ['Area,Equipment', 'Tank farm,N/A', [{ place: 'Tank farm', equipment: null }]],
  ['Location,Area', 'bay 4,Unit 200', [{ bay: 4 }], ['Not used: “Area”.']],
  ['Location,Tag', '"F-9, bay 4",F-310', [], ['Line 2: its place names F-9, but its equipment is']],
  ['Bay,Tag', 'bay 4,"F-310, bay 5"', [], ['Line 2: “F-310, bay 5” isn’t in the bay of its place']],
  ['Bay,Tag', '4,=1', [], ['Line 2: “=1” isn’t a place']],
])(
  'takes equipment from its column, or says what isn’t used: %s',
  (places, cells, jobs, said = []) => {
    const list = `Permit,Work,${places},Start,End\nPTW-1,Hot work,${cells},07:00,08:00`;
    const read = readList(list, board);
    expect(read.jobs).toMatchObject(jobs);
    expect(read.report.slice(1)).toEqual(said.map((line) => expect.stringContaining(line)));
  },
);

it.each([
  ['MCC-4', false],
  ['Alley', true],
])('reads an isolation of P-101A in %s without a question: %s', (place, isRead) => {
  const rows = [
    `L-1,Single block and bleed,"P-101A, ${place}",07:00,13:00`,
    'P-1,Line break,"P-101A, Alley",08:00,12:00',
  ];
  const list = ['permit,work,place,start,end', ...rows].join('\n');
  const { jobs, unclear } = readList(list, board);
  expect(jobs.map(({ tag }) => tag)).toEqual(isRead ? ['L-1', 'P-1'] : ['P-1']);
  const said = unclear.map(({ text, answers: [yes] }) => [text, yes?.kind ?? ''] as const);
  expect(readList(list, board, new Map(said)).jobs).toHaveLength(2);
});
