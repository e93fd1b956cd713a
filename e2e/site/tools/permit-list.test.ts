import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPlace, isTitle, isWords, toWords } from '@/components/tools/permit-board/jobs';
import { readList } from '@/components/tools/permit-board/permit-list';
import { writeList } from '@/components/tools/permit-board/write-list';
import { formatTime } from '@/lib/calculations/hours';
import { siteClock } from '@/lib/calculations/site-clock';
import { content } from '@/lib/content';
import { readConfirmed } from './permit-plan';

const board = content().drawings.permitBoard;
const header = 'permit,work,place,start,end';
const readLine = (line: string) => readList(`${header}\n${line}`, board);

it.each([
  ['PTW-0501,Hot work,"Pipe rack 3, bay 4",07:15,11:00', 435, 660, 4],
  ['0501,hot-work,bay 4,0715,1100', 435, 660, 4],
  // The bays of another place are areas.
  ['PTW 0501,Hot work,"Flange at the crude & vacuum heaters, bay 4",07:15,11:00', 435, 660, 1],
  ['PTW-0501,HOT WORK,4,7:15 AM,11 a.m.', 435, 660, 4],
  ['PTW-0501,Hot work,4,8am,8:30 pm', 480, 1230, 4],
  ['PTW-0501,Hot work,4,0800 hrs,20:30h', 480, 1230, 4],
  ['PTW-0501,Line break,"F-207, bay 2",13:00:00,17:00:00', 780, 1020, 2],
  ['PTW-0501,Crane lift,Bay #8,22:30,02:00', 1350, 1560, 8],
  ['PTW-0501,Hydrotest,bay 4,15.00,16.30', 900, 990, 4],
  ['PTW-0501,CSE,bay 4,20:00,24:00', 1200, 1440, 4],
  ['PTW-0501,Welding,bay 4,2026-03-12 07:15,2026-03-12T11:00', 435, 660, 4],
  ['PTW-0501,Line breaking,bay 4,3/12/2026 7:15 AM,3/14/2026 11:00 AM', 435, 3540, 4],
  ['PTW-0501,Hot work,bay 4,12-Mar-26 07:15 A,12-Mar-26 11:00*', 435, 660, 4],
  ['PTW-0501,Hot work,bay 4,Fri 3/13/26 7:15 AM,11:00', 435, 660, 4],
  ['PTW-0501,Hot work,bay 4,"Mar 12, 2026 07:15","Thu, Mar 12, 2026, 11:00"', 435, 660, 4],
  ['LOTO-101,Blind in place,"V-310, bay 5",06:40,12:00', 400, 720, 5],
  // The example's places aren't the visitor's.
  ['PTW-0501,Line break,"F-207, bay 3",07:15,11:00', 435, 660, 3],
  ['PTW-0501,Line break,"8""-P-1102, bay 3",07:15,11:00', 435, 660, 3],
  // SharePoint and Word leave a zero-width space, and a hyphen that doesn't break.
  ['PTW-0501\u200b,Hot work,bay 4,\u200b07:15,11:00', 435, 660, 4],
  ['PTW\u20110501,Hot\u2010work,bay 4,07:15,11:00', 435, 660, 4],
])('reads %s', (line, from, until, bay) => {
  const { jobs, report } = readLine(line);
  expect(report).toEqual(['1 line read, 0 refused.']);
  expect(jobs).toMatchObject([{ from, until, bay, tag: expect.not.stringContaining(' ') }]);
});

it.each([
  ['PTW:1,Hot work,bay 4,07:15,11:00', '“PTW:1” isn’t a permit number'],
  ['=PTW,,,,', '“=PTW” isn’t a permit number'],
  ['PTW-1,,bay 4,07:15,11:00', 'it has no work'],
  ['PTW-1,Hot work,bay 12,07:15,11:00', 'bay 12 isn’t one of the bays 1 to 8'],
  ['PTW-1,Hot work,bay 4,25:00,26:00', '“25:00” isn’t a time like 07:15'],
  ['PTW-1,Hot work,bay 4,07:15,', '“” isn’t a time like 07:15'],
  ['PTW-1,Hot work,bay 4,12-Mar-26,11:00', '“12-Mar-26” isn’t a time'],
  ['PTW-1,Hot work,bay 4,2026-02-30 07:15,11:00', '“2026-02-30 07:15” isn’t a time'],
  ['PTW-1,Hot work,bay 4,2026-03-08 02:30,11:00', 'clocks skip one of its times that night'],
  ['PTW-1,Hot work,bay 4,13:30 PM,11:00', '“13:30 PM” isn’t a time'],
  ['PTW-1,Hot work,bay 4,8,11:00', '“8” isn’t a time'],
  ['PTW-1,Hot work,bay 4,07:00,05:00', 'it ends the next day, more than a shift later'],
  ['PTW-1,Hot work,bay 4,80 am,11:00', '“80 am” isn’t a time'],
  ['PTW-1,Hot work,bay 4,0.33,11:00', '“0.33” isn’t a time'],
  ['"=HYPERLINK(""x"")",Hot work,bay 4,07:15,11:00', '“=HYPERLINK("x")” isn’t a permit number'],
  ['PTW-1,Hot work,bay 4,11:00,11:00', 'it doesn’t end after it starts'],
  [
    'PTW-1,Hot work,bay 4,2026-03-12 07:00,2026-03-19 08:00',
    'it isn’t within the seven days from Mar 12',
  ],
  ['LOTO-1,Blind in place,bay 3,07:00,17:00', 'no equipment is named, so it isolates nothing'],
])('refuses %s', (line, reason) => {
  const { jobs, report } = readLine(line);
  expect(jobs).toEqual([]);
  expect(report[1]).toContain(`Line 2: ${reason}`);
});

it.each([
  [
    '19:00,23:00',
    ['P-1 420–660', 'P-1+2 1140–1380'],
    'P-1+2 is another line of P-1, at other hours.',
  ],
  ['10:00,12:00', ['P-1 420–660'], 'Line 3: P-1 is in the list twice, at hours that overlap.'],
])('takes a number’s second line, %s, as another period if it is one', (hours, expected, said) => {
  const rows = ['P-1,Hot work,bay 4,07:00,11:00', `P-1,Hot work,bay 4,${hours}`];
  const { jobs, report, day } = readList([header, ...rows].join('\n'), board);
  expect(jobs.map(({ tag, from, until }) => `${tag} ${from}–${until}`)).toEqual(expected);
  expect(report[1]).toBe(said);
  expect(readList(writeList(jobs, siteClock(day), board.rules), board).jobs).toEqual(jobs);
});

it('refuses a third line at the hours of a number’s second', () => {
  const rows = ['07:00,11:00', '19:00,23:00', '22:00,23:00'].map((at) => `P-1,Hot work,4,${at}`);
  const { report } = readList([header, ...rows].join('\n'), board);
  expect(report.at(-1)).toBe('Line 4: P-1 is in the list twice, at hours that overlap.');
});

it.each([
  ['', 'There are no lines'],
  [' \n\n', 'There are no lines'],
  [`"${header}`, 'no column for permit, work, place, start, end'],
  ['x'.repeat(1_000_001), 'over 5,000 lines or 1,000,000 characters'],
  ['"x\n'.repeat(5001), 'over 5,000 lines or 1,000,000 characters'],
  ['permit,work,start\n', 'no column for place, end. Place can also be location, work location,'],
])('says what’s wrong with %j', (text, reason) => {
  expect(readList(text, board).report).toEqual([expect.stringContaining(reason)]);
});

it('reads a thousand lines, and says what it doesn’t show', () => {
  const lines = Array.from(
    { length: 1000 },
    (_, index) =>
      `PTW-${1000 + index},Hot work,bay ${1 + (index % 8)},08:00,${index % 2 ? 9 : 99}:00`,
  );
  const { jobs, report } = readList([header, ...lines].join('\n'), board);
  expect(jobs).toHaveLength(30);
  expect(report[0]).toContain('500 lines read, 500 refused.');
  expect(report.join('\n')).toContain('room for 30: the other 470 aren’t shown or checked');
  expect(report.at(-1)).toBe('And 488 more.');
});

it('reads what it has written, in which Excel finds a mark', () => {
  const text = writeList(board.jobs, siteClock(board.day), board.rules, [
    ['findings'],
    ['anything'],
  ]);
  expect(text).toMatch(/^\uFEFF"permit","work","place","start","end","description"\r\n/);
  expect(readList(text, board).jobs).toEqual(
    board.jobs.map(({ final, ...job }) =>
      expect.objectContaining({ ...job, place: expect.any(String) }),
    ),
  );
});

const attempts = [
  ...["=cmd|'/C calc'!A0", '+1', '-1', '@SUM(1)', '＝1', '\t=1', '\u202e1', 'x\u0000', 'x…', '<b>'],
  ...[';', ',', '|', '\t', '\n', '\r', '"', "'"].map((before) => `x${before}=1`),
];

it.each(attempts)('no place, title, or unit is %j', (text) => {
  const quoted = `"${text.replaceAll('"', '""')}, bay 4"`;
  const { jobs } = readList(`${header}\nX-9,Hot work,${quoted},07:15,11:00`, board);
  for (const job of jobs) expect(job.place).not.toContain(text);
  expect(isTitle(text)).toBe(false);
});

it('takes no formula, and no other cell, for a list’s words', () => {
  for (const text of [...attempts, ...attempts.map((each) => `Weld ${each}`)]) {
    const words = toWords(text);
    expect([text, words]).toEqual([text, expect.not.stringMatching(/^[=+\-@＝]|["';|\t\n<>]/)]);
    expect(words === '' || isWords(words)).toBe(true);
  }
  expect(toWords('Change valve; then =1')).toBe('Change valve then 1');
});

it('no cell of a saved list is a formula', () => {
  const place = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...attempts, ...';,|=a-1') }),
  );
  fc.assert(
    fc.property(place.filter(isPlace), (text) => {
      const [first] = board.jobs;
      const jobs = first === undefined ? [] : [{ ...first, place: text, description: text }];
      const list = writeList(jobs, siteClock(board.day), board.rules);
      for (const cell of list.split(/[\uFEFF"\t\r\n;|]+/)) {
        expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
      }
    }),
  );
});

it('saves which statuses are to be checked, and which lines were left out', () => {
  const list = [
    `${header},status`,
    'L-1,Blind in place,"V-1, bay 5",07:00,13:00,Pending',
    'L-2,Blind in place,"V-2, bay 6",07:00,13:00,Verified',
    'P-1,Crane lift,bay 1,08:00,09:00,Requested',
    'P-2,Crane lift,bay 9,08:00,09:00,Issued',
  ].join('\n');
  const [{ text = '', answers: [yes] = [] } = {}] = readList(list, board).unclear;
  const first = readList(list, board, new Map([[text, yes?.kind ?? '']]));
  expect(first).toMatchObject({ unsureTags: ['L-1', 'P-1'], unread: 1, unreadTags: ['P-2'] });
  const { jobs, day } = first;
  const findings = [['findings'], ['left out', '1', 'P-2']];
  const again = readList(writeList(jobs, siteClock(day), board.rules, findings, first), board);
  expect(again.unclear).toMatchObject([
    { text: expect.stringContaining('L-1 (blind in place of V-1) has the status') },
  ]);
  expect(again.jobs.map(({ tag }) => tag)).toEqual(['L-2', 'P-1']);
  expect(again).toMatchObject({ unsureTags: ['P-1'], unread: 2, unreadTags: ['P-2', 'L-1'] });
});

it('asks whether work before the day shift is that of the next morning, if a list has no dates', () => {
  const list = `${header}\nP-1,Crane lift,bay 4,05:30,07:30`;
  const [{ text = '', answers: [yes, no] = [] } = {}] = readList(list, board).unclear;
  expect(text).toContain('P-1 starts at 05:30, and the list has no dates');
  const answered = (kind = '') => readList(list, board, new Map([[text, kind]]));
  expect(answered(yes?.kind).jobs).toMatchObject([{ from: 1770 }]);
  expect(answered(no?.kind)).toMatchObject({ jobs: [], unreadTags: ['P-1'] });
});

it.each([
  ['1:00', '3:00', null],
  ['2026-03-16 1:00', '2026-03-16 3:00', null],
  ['7:00', '1:30', null],
  ['01:00', '03:00', '01:00'],
  ['1:00 PM', '3:00 PM', '13:00'],
  ['7:00', '13:00', '07:00'],
])('reads %s to %s as it can only be read, or refuses it', (from, until, start) => {
  const { jobs, report, day } = readConfirmed(
    `${header}\nP-1,Crane lift,4,${from},${until}`,
    board,
  );
  if (start === null) return expect(report.at(-1)).toContain('may be at night or in the afternoon');
  const [{ from: minutes = 0 } = {}] = jobs;
  expect(formatTime(siteClock(day).at(minutes).time)).toBe(start);
});

it('writes a list without dates as it was, and one with dates with them', () => {
  const written = (start: string) => {
    const { jobs, day, isUndated } = readList(
      `${header}\nP-1,Hot work,bay 4,${start},09:00`,
      board,
    );
    return writeList(jobs, siteClock(day), board.rules, [], { isUndated, unsureTags: [] });
  };
  expect(written('08:00')).toContain('"08:00","09:00"');
  const { jobs, day } = readList(`${header}\nP-1,Hot work,bay 4,08:00,09:00`, board);
  const moved = jobs.map((job) => ({ ...job, from: job.from + 1440, until: job.until + 1440 }));
  const list = writeList(moved, siteClock(day), board.rules, [], {
    isUndated: true,
    unsureTags: [],
  });
  expect(list).toContain('"2026-03-13 08:00","2026-03-13 09:00"');
  expect(written('3/16/2026 08:00')).toContain('"2026-03-16 08:00","2026-03-16 09:00"');
});
