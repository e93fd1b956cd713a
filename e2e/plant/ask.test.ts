import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatTime } from '@/lib/calculations/hours';
import { content, plantSources } from '@/lib/content';
import { decides } from '@/lib/plant/ask/answer';
import { createFinder, listQuestions } from '@/lib/plant/ask/find';
import { createPlantModel } from '@/lib/plant/model';
import { stateAt } from '@/lib/plant/state';

const model = createPlantModel(plantSources(content()));
const { register } = model.sources;
const questions = listQuestions(model);
const answerTo = (id: string, time: string) => {
  const given = questions.find((question) => question.id === id)?.answer(time);
  return { ...given, sentence: given?.sentence.replaceAll('\u00a0', ' ') ?? '' };
};

/** Situations: a question, its time, and what its answer has to name, or, after “!”, not to. */
const situations = readFileSync('e2e/plant/stands-against.txt', 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [asked = '', ...named] = line.split('  ');
    const [id = '', time = ''] = asked.split(' ');
    return { id, time, named };
  });

describe('what stands against a job', () => {
  it.each(situations)('$id at $time', ({ id, time, named }) => {
    const { sentence, sources = [] } = answerTo(id, time);
    const said = [sentence, ...sources.map(({ text }) => text)].join('\n');
    for (const each of named) {
      if (each.startsWith('!')) expect(said).not.toContain(each.slice(1));
      else expect(said).toContain(each);
    }
    for (const { at } of sources) expect(at <= `${register.date}T${time}`).toBe(true);
  });

  it('is never nothing, names every isolation with a lock on, and never ends in a clearance', () => {
    const permissions = questions.filter(({ ask }) => ask.startsWith('What stands against'));
    expect(permissions).toHaveLength(39);
    for (let minute = 6 * 60; minute <= 18 * 60; minute += 5) {
      const time = formatTime(minute);
      const states = stateAt(register, time);
      const locked = register.isolations.filter(({ points }) =>
        points.some(({ device }) => states.get(device)?.state.startsWith('locked')),
      );
      for (const { answer } of permissions) {
        const { sentence, missing } = answer(time);
        expect(sentence).not.toBe('');
        expect(sentence).not.toMatch(/\b(safe|clear|allowed|nothing|may|can)\b/i);
        expect(missing?.endsWith(decides)).toBe(true);
        for (const { tag } of locked) expect(sentence).toContain(tag);
      }
    }
  });
});

it.each([
  [
    'isolated',
    '06:05',
    'P-201A, LOTO-087 (single block and bleed, not planned yet, 0 of 5 locks on): Zero',
  ],
  ['isolated', '07:25', 'planned, 5 of 6 locks on): Zero energy isn’t verified under LOTO-088.'],
  ['isolated', '09:00', 'verified, 6 of 6 locks on): Zero energy was last verified at 07:32.'],
  ['isolated', '13:07', 'was verified at 07:32, but not since the change at 13:05.'],
  ['isolated', '17:00', 'removed, 0 of 6 locks on): LOTO-088’s locks came off at 16:52.'],
  ['verified-xv-212', '09:00', 'at 07:13 by L. Haas: “Locked closed, R-17'],
  ['happened-p-201a', '09:00', 'P-201A was logged as locked out at 06:48.'],
  [
    'happened-lb-3',
    '14:00',
    'on file for LB-3, LOTO-088, PTW-0415, and F-207, the last on Mar 12 at 13:14 by R. Ortiz',
  ],
  ['happened-e-201', '09:00', 'No isolation of E-201 is on file. '],
  [
    'happened-e-201',
    '09:00',
    'E-201 stopped”. Records can’t clear it: the area authority decides.',
  ],
  ['happened-f-207', '06:05', 'F-207 was in service when the shift began.'],
  ['happened-lt-202', '06:05', 'LT-202 read high when the shift began.'],
  ['happened-f-207', '16:50', 'F-207 is recorded as isolated with the entry at 16:44.'],
  ['happened-f-207', '17:05', 'F-207 is recorded as out of service with the entry at 16:52.'],
  ['happened-xv-212', '17:30', 'XV-212 is recorded as open with the entry at 17:24.'],
  ['happened-loto-088', '16:50', 'for LOTO-088, PTW-0415, and F-207, the last on Mar 12 at 16:44'],
  ['happened-xv-212', '07:20', 'XV-212 was logged as locked closed at 07:13.'],
  ['happened-r-19', '13:30', 'PTW-0415, and F-207, the last on Mar 12 at 13:14 by R. Ortiz'],
  ['happened-lb-2', '12:00', 'On for LOTO-087: R-10 on MCC-2/03 (J. Reyes), R-11 on HV-222'],
  ['happened-lb-3', '17:00', 'LOTO-088’s locks came off at 16:52. '],
  ['happened-ptw-0412', '12:30', 'PTW-0412 was logged on fire watch at 12:00.'],
  ['happened-r-15', '07:00', 'R-15 isn’t on file as hung. 1 entry'],
  ['happened-r-15', '09:00', 'On for LOTO-088: R-15 on HV-231 (L. Haas). Only its holder removes'],
  ['happened-r-15', '17:00', 'R-15 came off with LOTO-088’s locks at 16:52. '],
  [
    'happened-r-10',
    '17:55',
    'On for LOTO-087: R-10 on MCC-2/03 (D. Silva since 17:50). Only its holder removes',
  ],
  ['verified-f-207', '07:00', 'No verification of F-207 is on file by 07:00.'],
  ['verified-f-207', '16:48', 'verified at 13:14, but not since the change at 16:44.'],
  ['next-shift', '09:00', '5 items handed over: P-201A, LT-202, F-207, PTW-0418, and DR-07.'],
  ['handover', '09:00', 'D. Silva accepted 5 open items and signed at 18:03.'],
  ['rescheduled-ptw-0415', '09:00', 'at 07:40 by M. Okafor: “SIMOPS conflict with PTW-0412'],
  ['causes-incident-0231', '09:00', 'Root causes: Nothing blocks a start'],
  ['qualified', '09:00', 'A. Novak, until Mar 12, 2028.'],
  ['reading-lt-202', '09:00', 'at 15:48: 4% above the sight glass.'],
  ['changed', '17:30', '6 entries since 17:30'],
])('%s at %s', (id, time, expected) => {
  expect(answerTo(id, time).sentence).toContain(expected);
});

it.each(['happened-f-207', 'verified-f-207'])('%s begins with the locks that came off', (id) => {
  for (const time of ['16:52', '17:05', '18:00'])
    expect(answerTo(id, time).sentence).toMatch(/^LOTO-088’s locks came off at 16:52\. /);
});

describe('words', () => {
  const find = createFinder(model, questions);
  const first = (words: string) => find(words).questions[0]?.id;

  it.each([
    ['Can F-207 be opened?', 'opening-f-207'],
    ['is p201a safe to start at 9:00', 'starting-p-201a'],
    ['ptw 415 moved why', 'rescheduled-ptw-0415'],
    ['near miss cause', 'causes-incident-0231'],
    ['is XV-212 closed', 'happened-xv-212'],
    ['is XV-212 open', 'happened-xv-212'],
    ['is F-207 open', 'happened-f-207'],
    ['is it ok to close HV-225', 'operating-hv-225'],
    ['Who is on LB-3?', 'happened-lb-3'],
    ['zero energy F-207', 'verified-f-207'],
    ['close HV-225', 'operating-hv-225'],
    ['open DV-222', 'operating-dv-222'],
    ['remove F-207', 'opening-f-207'],
    ['operate HV-231', 'operating-hv-231'],
    ['can HV-231 be opened', 'operating-hv-231'],
    ['can XV-212 be closed', 'operating-xv-212'],
    ['can LB-3 be opened', 'opening-the-lock-box-lb-3'],
    ['can R-17 be removed', 'removing-r-17'],
  ])('%s find %s', (words, id) => {
    expect([first(words), find(words).isFit]).toEqual([id, true]);
  });

  it('that are misspelled find a question to choose', () => {
    expect([first('who verifed XV-212'), find('who verifed XV-212').isFit]).toEqual([
      'verified-xv-212',
      false,
    ]);
  });

  it('that no question has choose none, and are named if no entry has them either', () => {
    const found = find('Can F-207 be opened if it’s raining?');
    expect(found.isFit).toBe(false);
    expect(found.entries).toEqual([]);
    expect(found.words).toContain('raining');
  });

  it.each([
    ['Can F-207 not be opened unless it’s drained?', ['not', 'unless']],
    ['is P-201A NOT isolated', ['not']],
    ['isn’t XV-212 closed', ['isn’t']],
    ['starting P-201A without locks', ['without']],
    ['what happened to P-201A', []],
  ])('of “%s” that would turn an answer around are named', (words, turns) => {
    expect(find(words).turns).toEqual(turns);
  });

  it('about another tag than the one that’s typed choose no question', () => {
    expect(find('tracing breaker F-207').isFit).toBe(false);
    expect(find('start P-201').isFit).toBe(false);
    expect(find('is it safe').isFit).toBe(false);
  });

  it('find entries', () => {
    expect(find('gasket due').entries.map(({ at }) => at.slice(11))).toEqual(['07:36', '07:40']);
  });
});
