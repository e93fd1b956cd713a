import { expect, it } from 'vitest';
import { readList } from '@/components/tools/permit-board/permit-list';
import { content } from '@/lib/content';

const board = content().drawings.permitBoard;
const header = 'permit,work,place,start,end';

it.each([
  ['Start date,Start time,Finish date,Finish time', '3/12/2026,07:00,3/14/2026,17:00', 3900],
  ['Start date,Start,End date,End', '3/12/2026,07:00,3/13/2026 00:00:00,05:00', 1740],
  ['Date,Start,To date,To', '2026-03-12,07:00,2026-03-12,17:00', 1020],
  ['Start,End date,End', '2026-03-12 07:00,,17:00', '“” isn’t an end date'],
  ['Start date,Start,End date,End', '3/13/2026,07:00,soon,05:00', '“soon” isn’t an end date'],
  ['Date,Start,Expiry,End', '3/12/2026,07:00,3/14/2026,17:00', 'its “Expiry” isn’t read: rename'],
  ['Date,Start,Date,End', '3/12/2026,07:00,3/14/2026,17:00', 'its “Date” isn’t read: rename'],
  ['Date,Start,End', '3/13/2026,3/12/2026 07:00,17:00', 'its start isn’t on “3/13/2026”'],
  ['Start,End,End date', '3/12/2026 07:00,3/12/2026 17:00,3/13/2026', 'its end isn’t on “3/13'],
  ['Day,Start,End', 'Friday,3/13/2026 07:00,17:00', 1020],
  ['Day,Start,End', 'Thu,3/13/2026 07:00,17:00', '“Thu” isn’t a date'],
  ['Start time,Start,End', '07:00,3/13/2026,17:00', 'its “Start” isn’t read: rename'],
  ['Shift date,Start,End', '13-Mar,07:00,17:00', 'its “Shift date” isn’t read: rename'],
  ['Start,End', 'Thu 07:00,17:00', '“Thu 07:00” isn’t a time'],
  ['Start,End', 'Fri 3/12/2026 07:00,17:00', '“Fri 3/12/2026 07:00” isn’t a time'],
  ['Start,End date,End', '07:00,3/14/2026,17:00', 'its end has a date, but its start has none'],
])('reads an end date next to an end, or refuses the line: %s, %s', (columns, cells, until) => {
  const list = `permit,work,place,${columns}\nP-1,Hot work,bay 4,${cells}`;
  const { jobs, report } = readList(list, board);
  if (typeof until === 'number') expect(jobs).toMatchObject([{ from: 420, until }]);
  else
    expect({ jobs, said: report.at(-1) }).toEqual({
      jobs: [],
      said: expect.stringContaining(until),
    });
});

it.each([
  ['11/12/2026', '11/13/2026', '2026-11-12'],
  ['11/12/2026', '13/12/2026', '2026-12-11'],
  ['Fri 11/12/26', 'Sun 13/12/26', '2026-12-11'],
  ['12/12/2026', '12/12/2026', '2026-12-12'],
  // Each can be read in one way.
  ['5/14/2026', '15/5/2026', '2026-05-14'],
  // The weekday tells.
  ['Fri 6/3/2026', '11/3/2026', '2026-03-06'],
  ['16-Mar', 'Wed 3/17/27', '2027-03-16'],
  ['13/3', '14/3', '2026-03-13'],
  // Nothing tells.
  ['11/12/2026', '12/12/2026', null],
  ['11/12/2026', '11/12/2026', null],
])('reads %s next to %s as %s, or asks which number is the month', (first, second, day) => {
  const rows = [first, second].map((date, index) => `P-${index},Hot work,4,${date} 08:00,09:00`);
  const list = [header, ...rows].join('\n');
  const read = readList(list, board);
  expect(read.jobs).toHaveLength(day === null ? 0 : 2);
  if (day !== null) return expect(read.day).toBe(day);
  const [{ text = '', answers = [], suggested } = {}] = read.unclear;
  expect([suggested, read.unread]).toEqual([null, 2]);
  expect(read.report).toEqual([expect.stringContaining('asked below')]);
  const days = answers.map(({ kind }) => readList(list, board, new Map([[text, kind]])).day);
  expect(days).toEqual(['2026-11-12', '2026-12-11']);
});

it.each([
  ['16-Mar', '2026-03-16', 'Dates without a year are read as of 2026.'],
  ['Mon 16-Mar', '2026-03-16', 'Dates without a year are read as of 2026.'],
  ['Mar 16', '2026-03-16', 'Dates without a year are read as of 2026.'],
  ['3/16', '2026-03-16', 'Dates without a year are read as of 2026.'],
  ['16/03/2026', '2026-03-16', undefined],
  ['16.03.2026', '2026-03-16', undefined],
  ['2026/03/16', '2026-03-16', undefined],
  ['46097', null, 'Line 2: “46097” isn’t a date like 2026-03-12.'],
  ['Monday', null, 'Line 2: “Monday” isn’t a date like 2026-03-12.'],
  ['Day 1', null, 'Line 2: “Day 1” isn’t a date like 2026-03-12.'],
  ['Mar-16', null, 'Line 2: “Mar-16” isn’t a date like 2026-03-12.'],
])('reads the date %s as %s, and says what it takes for it', (date, day, said) => {
  const list = `permit,work,place,date,start,end\nP-1,Hot work,bay 4,${date},07:00,08:00`;
  const read = readList(list, board);
  expect(read.jobs.map(() => read.day)).toEqual(day === null ? [] : [day]);
  expect(read.report[1]).toBe(said);
});

it('counts days from the first permit’s, with isolations from before, and refuses a line without a date', () => {
  const { day, jobs, report } = readList(
    [
      header,
      'P-2,Hot work,bay 4,2026-03-08 22:00,2026-03-09 02:00',
      'P-1,Line break,"F-1, bay 2",2026-03-07 22:00,2026-03-08 04:00',
      'L-1,Blind in place,"F-1, bay 2",2026-03-05 06:00,2026-03-20 18:00',
      'P-3,Hot work,bay 4,07:00,08:00',
    ].join('\n'),
    board,
  );
  expect(day).toBe('2026-03-07');
  // That night, clocks skip an hour.
  expect(jobs.map(({ tag, from, until }) => [tag, from, until])).toEqual([
    ['P-2', 2700, 2940],
    ['P-1', 1320, 1620],
    ['L-1', -2520, 19740],
  ]);
  expect(report[1]).toBe('Line 5: it has no date, but other lines have one.');
});
