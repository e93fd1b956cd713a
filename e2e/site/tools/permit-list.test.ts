import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCsv, writeCsv } from '@/components/tools/permit-board/csv';
import { decodeList } from '@/components/tools/permit-board/decode-list';
import { readList, writeList } from '@/components/tools/permit-board/permit-list';
import { content } from '@/lib/content';

const board = content().drawings.permitBoard;
const header = 'permit,work,place,start,end';
const readLine = (line: string) => readList(`${header}\n${line}`, board);

it.each([
  ['PTW-0501,Hot work,"Pipe rack 3, bay 4",07:15,11:00', 435, 660, 4],
  ['0501,hot-work,bay 4,0715,1100', 435, 660, 4],
  ['PTW-0501,HOT WORK,4,7:15 AM,11:00 a.m.', 435, 660, 4],
  ['PTW-0501,Line break,F-207,13:00:00,17:00:00', 780, 1020, 2],
  ['PTW-0501,Crane lift,Bay #8,22:30,02:00', 1350, 1560, 8],
  ['LOTO-101,Blind,"V-310, bay 5",06:40,12:00', 400, 720, 5],
  // SharePoint and Word leave a zero-width space, and a hyphen that doesn't break.
  ['PTW-0501\u200b,Hot work,bay 4,\u200b07:15,11:00', 435, 660, 4],
  ['PTW\u20110501,Hot\u2010work,bay 4,07:15,11:00', 435, 660, 4],
])('reads %s', (line, from, until, bay) => {
  const { jobs, report } = readLine(line);
  expect(report).toEqual(['1 line read, 0 refused.']);
  expect(jobs).toMatchObject([{ from, until, bay }]);
});

it.each([
  [',Hot work,bay 4,07:15,11:00', '“” isn’t a permit number'],
  ['PTW 1,Hot work,bay 4,07:15,11:00', '“PTW 1” isn’t a permit number'],
  ['PTW-1,Painting,bay 4,07:15,11:00', '“Painting” isn’t one of: Hot work, Line break'],
  ['PTW-1,Hot work,Tank farm,07:15,11:00', '“Tank farm” has no bay'],
  ['PTW-1,Hot work,bay 12,07:15,11:00', 'bay 12 isn’t one of the bays 1 to 8'],
  ['PTW-1,Hot work,bay 0,07:15,11:00', 'bay 0 isn’t one of the bays 1 to 8'],
  ['PTW-1,Hot work,bay 4,25:00,26:00', '“25:00” isn’t a time like 07:15'],
  ['PTW-1,Hot work,bay 4,07:15,', '“” isn’t a time like 07:15'],
  ['PTW-1,Hot work,bay 4,2026-03-12 07:15,11:00', '“2026-03-12 07:15” isn’t a time'],
  ['PTW-1,Hot work,bay 4,13:30 PM,11:00', '“13:30 PM” isn’t a time'],
  ['PTW-1,Hot work,bay 4,07:00,0:30 pm', '“0:30 pm” isn’t a time'],
  ['PTW-1,Hot work,bay 4,7:5,11:00', '“7:5” isn’t a time'],
  ['PTW-1,Hot work,bay 4,20:00,24:00', '“24:00” isn’t a time'],
  ['"=HYPERLINK(""x"")",Hot work,bay 4,07:15,11:00', '“=HYPERLINK("x")” isn’t a permit number'],
  ['PTW-1,Hot work,bay 4,11:00,11:00', '11:00–11:00 isn’t within one shift'],
  ['PTW-1,Hot work,bay 4,15:00,17:30', '15:00–17:30 isn’t within one shift, fire watch included'],
  ['PTW-1,Line break,"F-207, bay 3",13:00,17:00', 'F-207 is in bay 2, not in bay 3'],
])('refuses %s', (line, reason) => {
  const { jobs, report } = readLine(line);
  expect(jobs).toEqual([]);
  expect(report[1]).toContain(`Line 2: ${reason}`);
});

it.each([
  ['No.,Permit No.,Type,Location,Start,End', '1,PTW-1,Hot work,bay 4,07:00,08:00'],
  ['Permit,Description,Type,Location,Start,End', 'PTW-1,Weld a spool,Hot work,bay 4,07:00,08:00'],
  ['Permit,Work,Area,Location,Start,End', 'PTW-1,Hot work,Unit 200,bay 4,07:00,08:00'],
  ['ID,Tag,Job,Work,Bay,From,To', '7,PTW-1,Weld,Hot work,4,07:00,08:00'],
])('takes the column with the clearest name of %s', (columns, line) => {
  const { jobs, report } = readList(`${columns}\n${line}`, board);
  expect(report).toEqual(['1 line read, 0 refused.']);
  expect(jobs).toMatchObject([{ tag: 'PTW-1', work: 'Hot work', bay: 4 }]);
});

it('takes the separator that the first line says', () => {
  const line = 'PTW-1|Hot work|bay 4|07:00|08:00';
  expect(readList(`sep=|\n${header.replaceAll(',', '|')}\n${line}`, board).jobs).toHaveLength(1);
  const columns = `${header},notes; remarks`;
  const comma = line.replaceAll('|', ',');
  expect(readList(`sep=,\n${columns}\n${comma},x`, board).jobs).toHaveLength(1);
});

it.each([
  ['UTF-8', [0x43, 0x61, 0x66, 0xc3, 0xa9]],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x43, 0x61, 0x66, 0xc3, 0xa9]],
  ['UTF-16', [0xff, 0xfe, 0x43, 0, 0x61, 0, 0x66, 0, 0xe9, 0]],
  ['Windows-1252', [0x43, 0x61, 0x66, 0xe9]],
])('reads a file in %s', (_, bytes) => {
  expect(decodeList(new Uint8Array(bytes))).toBe('Café');
});

it('counts the lines of quoted fields and empty lines', () => {
  const { report } = readList(
    `${header}\n\nPTW-1,Hot work,"Rack\n3, bay 4",07:00,08:00\nPTW-2,x,4,07:00,08:00`,
    board,
  );
  expect(report[1]).toContain('Line 5: “x”');
});

it.each([
  ['', 'There are no lines'],
  [`${header}\n"PTW-1,Hot work`, 'a quote isn’t closed'],
  ['x'.repeat(1_000_001), 'over 1,000,000 characters'],
  ['permit,work,start\n', 'no column for place, end'],
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

it('reads what it has written, tabs and semicolons too', () => {
  const { jobs } = readList(writeList(board.jobs), board);
  expect(jobs).toEqual(
    board.jobs.map(({ final, ...job }) =>
      expect.objectContaining({ ...job, place: expect.any(String) }),
    ),
  );
  for (const separator of ['\t', ';']) {
    const line = ['PTW-1', 'Hot work', 'Pipe rack 3, bay 4', '07:00', '08:00'].join(separator);
    const text = `${header.replaceAll(',', separator)}\r\n${line}\r\n`;
    // Excel writes marks before them.
    for (const mark of ['', '\uFEFF', `sep=${separator}\r\n`]) {
      expect(readList(mark + text, board).jobs).toHaveLength(1);
    }
  }
});

it('writes any fields so that they’re read again, and no spreadsheet runs them', () => {
  const field = fc.oneof(
    fc.string(),
    fc.constantFrom('=1+1', '+A1', '-2', '@x', '\t=1', '＝1+1', ' ＠x', 'a"b', 'a,b', 'a\nb'),
  );
  fc.assert(
    fc.property(
      fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { maxLength: 4 }),
      (rows) => {
        const text = writeCsv(rows);
        const read = readCsv(text)?.map(({ fields }) => fields) ?? [];
        const expected = rows
          .map((fields) =>
            fields.map((each) =>
              (/^\s*[=+\-@＝＋－＠]|^[\t\r]/.test(each) ? `'${each}` : each).trim(),
            ),
          )
          .filter((fields) => fields.some((each) => each !== ''));
        expect(read).toEqual(expected);
        for (const fields of read)
          for (const each of fields) expect(each).not.toMatch(/^[=+\-@＝＋－＠]/);
      },
    ),
  );
});

it('reads anything', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { jobs, report } = readList(text, board);
      expect(jobs).toEqual([]);
      expect(report.length).toBeGreaterThan(0);
    }),
  );
});
