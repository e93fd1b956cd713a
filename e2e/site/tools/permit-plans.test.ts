import { expect, it } from 'vitest';
import { readList } from '@/components/tools/permit-board/permit-list';
import { noSettings, rulesOf } from '@/components/tools/permit-board/settings';
import { formatHours } from '@/lib/calculations/hours';
import { findConflicts } from '@/lib/calculations/simops';
import { findOptions } from '@/lib/calculations/simops-options';
import type { Conflict, Job } from '@/lib/calculations/simops-rules';
import { content } from '@/lib/content';

/*
 * Plans as a coordinator would paste them, and what the example site's rules find in each: a conflict, or a question, which
 * ends in “?”. A job is its work, its place, and its hours. No plan is called clear: a plan without findings has none listed,
 * and the board says what its rules can't see.
 */
const board = content().drawings.permitBoard;

const works = {
  hot: 'Hot work',
  open: 'Line break',
  entry: 'Confined space entry',
  drain: 'Draining',
  lift: 'Crane lift',
  scaffold: 'Scaffold',
  dig: 'Excavation',
  xray: 'Radiography',
  hydro: 'Hydrostatic test',
  pneumatic: 'Pneumatic test',
  live: 'Energized work',
  single: 'Single block',
  bleed: 'Single block and bleed',
  double: 'Double block and bleed',
  blind: 'Blind',
} as const;

/** “bleed F-1 bay 2 07:00-13:00; open F-1 bay 2 08:00-12:00” as a list. */
function toList(plan: string): string {
  const rows = plan.split('; ').map((job, index) => {
    const [, work = '', place = '', from = '', until = ''] =
      /^(\w+) (.+) ([\d:]+)-([\d:]+)$/.exec(job) ?? [];
    return [`P-${index + 1}`, works[work as keyof typeof works], `"${place}"`, from, until].join(
      ',',
    );
  });
  return ['permit,work,place,start,end', ...rows].join('\n');
}

function findingsOf(plan: string): string[] {
  const { jobs } = readList(toList(plan), board);
  expect(jobs).toHaveLength(plan.split('; ').length);
  return findConflicts(jobs, rulesOf(board, noSettings)).map(
    (found) =>
      `${formatHours(found)} ${found.rule.rule.replaceAll('\u00a0', ' ')}${found.isQuestion ? '?' : ''}`,
  );
}

const locked = 'bleed F-1 bay 2 07:00-13:00; open F-1 bay 2 08:00-12:00';

it.each<[string, string[]]>([
  // An open line and its isolation.
  [locked, []],
  ['open F-1 bay 2 08:00-12:00', ['08:00–12:00 line break without a verified isolation']],
  ['open bay 2 08:00-12:00', ['08:00–12:00 line break without a verified isolation']],
  [
    'single F-1 bay 2 07:00-13:00; open F-1 bay 2 08:00-12:00',
    ['08:00–12:00 line break without a verified isolation'],
  ],
  [
    'bleed F-1 bay 2 08:30-13:00; open F-1 bay 2 08:00-12:00',
    ['08:00–12:00 line break without a verified isolation'],
  ],
  [
    'bleed F-1 bay 2 07:00-11:30; open F-1 bay 2 08:00-12:00',
    ['08:00–12:00 line break without a verified isolation'],
  ],
  ['bleed F-1 bay 2 07:00-13:00; bleed F-2 bay 2 07:00-13:00; open F-2 bay 2 08:00-12:00', []],
  ['blind F-1 bay 2 07:00-17:00; open F-1 bay 2 08:00-12:00', []],
  // Tags are whole.
  [
    'bleed 200-P-201A bay 2 07:00-13:00; open 300-P-201A bay 2 08:00-12:00',
    ['08:00–12:00 line break without a verified isolation'],
  ],
  [
    'bleed P-101-A bay 2 07:00-13:00; open P-101-B bay 2 08:00-12:00',
    ['08:00–12:00 line break without a verified isolation'],
  ],
  [
    'bleed 6in-HC-2001 bay 2 07:00-13:00; open 14in-HC-2001 bay 2 08:00-12:00',
    ['08:00–12:00 line break without a verified isolation'],
  ],
  [
    'double E-205 tubes bay 2 07:00-13:00; open E-205 shell bay 2 08:00-12:00',
    ['08:00–12:00 line break without a verified isolation'],
  ],
  ['double E-205 shell bay 2 07:00-13:00; open E-205 Shell bay 2 08:00-12:00', []],
  [
    'double E-205 bay 2 07:00-13:00; open E-205 shell bay 2 08:00-12:00',
    ['08:00–12:00 line break without a verified isolation?'],
  ],
  [
    'double E-205 shell bay 2 07:00-13:00; open E-205 bay 2 08:00-12:00',
    ['08:00–12:00 line break without a verified isolation?'],
  ],
  [
    'bleed P-201A bay 2 07:00-13:00; open P-201 bay 2 08:00-12:00',
    ['08:00–12:00 line break without a verified isolation'],
  ],
  ['bleed P201A bay 2 07:00-13:00; open P201A bay 2 08:00-12:00', []],
  [
    'bleed P201A bay 2 07:00-13:00; open P-201A bay 2 08:00-12:00',
    ['08:00–12:00 line break without a verified isolation?'],
  ],
  // Hot work and vapor.
  [
    `${locked}; hot bay 2 09:00-10:00`,
    [
      '09:00–10:00 hot work within 50 ft of an open line',
      '10:00–11:00 open line, drain, or leak test within 50 ft of a fire watch',
    ],
  ],
  [
    `${locked}; hot bay 5 09:00-10:00`,
    [
      '09:00–10:00 hot work within 50 ft of an open line',
      '10:00–11:00 open line, drain, or leak test within 50 ft of a fire watch',
    ],
  ],
  [`${locked}; hot bay 6 09:00-10:00`, []],
  [
    `${locked}; hot bay 4 06:30-07:30`,
    ['08:00–08:30 open line, drain, or leak test within 50 ft of a fire watch'],
  ],
  [`${locked}; hot bay 4 06:00-07:00`, []],
  [
    `${locked}; hot bay 4 13:15-14:00`,
    ['13:15–13:30 hot work within 50 ft of a drain, bleed, or leak test'],
  ],
  [`${locked}; hot bay 4 13:30-14:00`, []],
  [
    'drain bay 3 08:00-09:00; hot bay 5 08:30-10:00',
    ['08:30–09:00 hot work within 50 ft of a drain, bleed, or leak test'],
  ],
  ['drain bay 3 08:00-09:00; hot bay 8 08:30-10:00', []],
  [
    'drain bay 3 08:00-09:00; hot bay 3 06:30-07:30',
    ['08:00–08:30 open line, drain, or leak test within 50 ft of a fire watch'],
  ],
  [
    'dig bay 6 08:00-12:00; hot bay 5 09:00-10:00',
    ['09:00–10:00 hot work within 35 ft of an excavation?'],
  ],
  ['dig bay 6 08:00-12:00; hot bay 3 09:00-10:00', []],
  ['dig bay 6 08:00-12:00; hot bay 2 09:00-10:00', []],
  ['hot V-1 bay 3 08:00-10:00', ['08:00–11:00 hot work on equipment without a blind']],
  [
    'double V-1 bay 3 07:00-12:00; hot V-1 bay 3 08:00-10:00',
    ['08:00–11:00 hot work on equipment without a blind'],
  ],
  ['blind V-1 bay 3 07:00-12:00; hot V-1 bay 3 08:00-10:00', []],
  [
    'blind V-1 bay 3 07:00-10:30; hot V-1 bay 3 08:00-10:00',
    ['08:00–11:00 hot work on equipment without a blind'],
  ],
  // Confined spaces.
  ['entry V-1 bay 5 08:00-12:00', ['08:00–12:00 entry without a blind or double block and bleed']],
  [
    'bleed V-1 bay 5 07:00-13:00; entry V-1 bay 5 08:00-12:00',
    ['08:00–12:00 entry without a blind or double block and bleed'],
  ],
  ['double V-1 bay 5 07:00-13:00; entry V-1 bay 5 08:00-12:00', []],
  [
    'blind V-2 bay 5 07:00-13:00; entry V-1 bay 5 08:00-12:00',
    ['08:00–12:00 entry without a blind or double block and bleed'],
  ],
  [
    'blind V-1 bay 5 07:00-13:00; entry V-1 bay 5 08:00-12:00; hot V-1 bay 5 09:00-10:00',
    [
      '09:00–10:00 hot work inside a space under entry?',
      '10:00–11:00 entry into a space during its fire watch?',
    ],
  ],
  [
    'blind V-1 bay 5 07:00-13:00; entry V-1 bay 5 08:00-12:00; hot bay 5 09:00-10:00',
    ['09:00–10:00 hot work within 50 ft of a confined space entry'],
  ],
  [
    'blind V-1 bay 5 07:00-13:00; entry V-1 bay 5 08:00-12:00; hot bay 7 09:00-10:00',
    ['09:00–10:00 hot work within 50 ft of a confined space entry'],
  ],
  [
    `blind V-1 bay 5 07:00-18:00; entry V-1 bay 5 13:00-14:00; ${locked}`,
    ['13:00–13:30 confined space entry within 50 ft of an open line, drain, or leak test'],
  ],
  [
    `blind V-1 bay 5 07:00-18:00; entry V-1 bay 5 09:00-10:00; ${locked}`,
    ['09:00–10:00 confined space entry within 50 ft of an open line, drain, or leak test'],
  ],
  [
    'blind V-1 bay 5 07:00-13:00; entry V-1 bay 5 08:00-12:00; drain bay 6 09:00-09:30',
    ['09:00–09:30 confined space entry within 50 ft of an open line, drain, or leak test'],
  ],
  // People near an open line.
  [
    `${locked}; scaffold bay 3 09:00-10:00`,
    ['09:00–10:00 scaffold crew within 25 ft of an open line, drain, or leak test'],
  ],
  [
    `${locked}; scaffold bay 4 09:00-10:00`,
    ['09:00–10:00 scaffold crew within 25 ft of an open line, drain, or leak test'],
  ],
  [`${locked}; scaffold bay 5 09:00-10:00`, []],
  [
    `${locked}; dig bay 4 09:00-10:00`,
    ['09:00–10:00 excavation within 50 ft of an open line, drain, or leak test'],
  ],
  [`${locked}; lift bay 3 09:00-10:00`, ['09:00–10:00 other work within 20 ft of a crane lift']],
  [`${locked}; lift bay 4 09:00-10:00`, ['09:00–10:00 other work within 20 ft of a crane lift']],
  [`${locked}; lift bay 4 12:00-12:30`, []],
  [
    `${locked}; live bay 4 09:00-10:00`,
    ['09:00–10:00 energized work within 50 ft of an open line, drain, or leak test'],
  ],
  [
    `${locked}; live bay 4 13:00-13:20`,
    ['13:00–13:20 energized work within 50 ft of an open line, drain, or leak test'],
  ],
  [
    `${locked}; bleed F-2 bay 2 07:00-13:00; open F-2 bay 2 09:00-10:00`,
    ['09:00–10:00 open line beside another open line, a drain, or a leak test?'],
  ],
  [
    `${locked}; bleed F-2 bay 3 07:00-13:00; open F-2 bay 3 09:00-10:00`,
    ['09:00–10:00 open line beside another open line, a drain, or a leak test?'],
  ],
  [`${locked}; bleed F-2 bay 4 07:00-13:00; open F-2 bay 4 09:00-10:00`, []],
  // Tests and radiography.
  [
    'pneumatic bay 1 08:00-09:00; scaffold bay 6 08:30-10:00',
    ['08:30–09:00 other work within 100 ft of a pneumatic test'],
  ],
  ['pneumatic bay 1 08:00-09:00; scaffold bay 8 08:30-10:00', []],
  ['pneumatic bay 1 08:00-09:00; scaffold bay 6 09:00-10:00', []],
  [
    'hydro bay 1 08:00-09:00; scaffold bay 2 08:30-10:00',
    ['08:30–09:00 other work within 30 ft of a hydrostatic test'],
  ],
  ['hydro bay 1 08:00-09:00; scaffold bay 4 08:30-10:00', []],
  [
    'xray bay 8 16:00-17:00; scaffold bay 1 16:30-17:00',
    ['16:30–17:00 other work within 150 ft of radiography'],
  ],
  ['xray bay 8 16:00-17:00; scaffold bay 1 17:00-17:30', []],
  [
    'xray bay 8 22:00-23:00; lift bay 1 22:30-23:30',
    ['22:30–23:00 other work within 150 ft of radiography'],
  ],
  // Crowds, and what's out of view.
  [
    'hot bay 1 08:00-09:00; hot bay 1 08:15-09:00; hot bay 1 08:30-09:30; hot bay 1 08:45-09:00',
    ['08:45–09:00 more than 3 jobs in one bay'],
  ],
  ['lift bay 1 08:00-09:00; live bay 8 08:00-09:00', []],
  [
    'scaffold bay 1 08:00-09:00; scaffold bay 1 08:30-09:00',
    ['08:30–09:00 other work within 10 ft of a scaffold crew'],
  ],
  [
    'lift bay 3 19:00-20:00; scaffold bay 3 19:30-21:00; hot bay 3 07:00-08:00',
    ['19:30–20:00 other work within 20 ft of a crane lift'],
  ],
  // Words before a tag are a part of it, unless they only say what it is.
  [
    'bleed Tube side of E-205, bay 2 07:00-13:00; open Shell side of E-205, bay 2 08:00-12:00',
    ['08:00–12:00 line break without a verified isolation'],
  ],
  ['bleed Tube side of E-205, bay 2 07:00-13:00; open E-205 tube side, bay 2 08:00-12:00', []],
  [
    'bleed Discharge P-201A, bay 2 07:00-13:00; open Suction P-201A, bay 2 08:00-12:00',
    ['08:00–12:00 line break without a verified isolation'],
  ],
  [
    'bleed Motor of P-201A, bay 2 07:00-13:00; open P-201A, bay 2 08:00-12:00',
    ['08:00–12:00 line break without a verified isolation?'],
  ],
  [
    'bleed Pump P-201A, bay 2 07:00-13:00; open Flange of P-201A, bay 2 08:00-12:00',
    ['08:00–12:00 line break without a verified isolation?'],
  ],
  ['bleed the pump P-201A, bay 2 07:00-13:00; open P-201A, bay 2 08:00-12:00', []],
  [
    'bleed P-201A and P-201B, bay 2 07:00-13:00; open P-201B, bay 2 08:00-12:00',
    ['08:00–12:00 line break without a verified isolation'],
  ],
  // Tags as they're typed.
  ['hot v-201 bay 3 08:00-10:00', ['08:00–11:00 hot work on equipment without a blind']],
  ['hot V 201, bay 3 08:00-10:00', ['08:00–11:00 hot work on equipment without a blind']],
  ['hot Tank 5, bay 3 08:00-10:00', ['08:00–11:00 hot work on equipment without a blind']],
  ['hot 200V201 bay 3 08:00-10:00', ['08:00–11:00 hot work on equipment without a blind']],
  ['hot Knockout pot, bay 3 08:00-10:00', ['08:00–11:00 hot work on equipment without a blind?']],
  ['hot pipe rack 3, bay 3 08:00-10:00', []],
  ['blind V-201 bay 3 07:00-12:00; hot v-201 bay 3 08:00-10:00', []],
  [
    'blind V-201 bay 3 07:00-12:00; hot V 201, bay 3 08:00-10:00',
    ['08:00–11:00 hot work on equipment without a blind?'],
  ],
  // Lines that are open at once, and what's above and beside them.
  [
    `${locked}; drain bay 3 09:00-10:00`,
    ['09:00–10:00 open line beside another open line, a drain, or a leak test?'],
  ],
  [
    `${locked}; bleed F-2 bay 3 12:00-16:00; open F-2 bay 3 13:00-15:00`,
    ['13:00–13:30 open line beside another open line, a drain, or a leak test?'],
  ],
  [
    'drain bay 3 08:00-09:00; scaffold bay 4 08:30-10:00',
    ['08:30–09:00 scaffold crew within 25 ft of an open line, drain, or leak test'],
  ],
  [
    `${locked}; scaffold bay 4 13:10-14:00`,
    ['13:10–13:30 scaffold crew within 25 ft of an open line, drain, or leak test'],
  ],
  [
    `${locked}; lift bay 5 09:00-10:00`,
    ['09:00–10:00 crane within 50 ft of an open line, drain, or leak test?'],
  ],
  [
    'drain bay 3 08:00-09:00; lift bay 6 08:30-10:00',
    ['08:30–09:00 crane within 50 ft of an open line, drain, or leak test?'],
  ],
  // A leak test runs from the first lock that may come off to the last.
  [
    'bleed F-1 bay 2 07:00-12:00; blind F-1 bay 2 07:00-16:00; open F-1 bay 2 08:00-11:00; hot bay 4 13:00-14:00',
    [
      '13:00–14:00 hot work within 50 ft of a drain, bleed, or leak test',
      '14:00–15:00 open line, drain, or leak test within 50 ft of a fire watch',
    ],
  ],
  [
    'bleed E-205 bay 2 07:00-15:00; open E-205 shell, bay 2 08:00-10:00; hot bay 4 14:40-15:20',
    [
      '08:00–10:00 line break without a verified isolation?',
      '14:40–15:20 hot work within 50 ft of a drain, bleed, or leak test',
      '15:20–15:30 open line, drain, or leak test within 50 ft of a fire watch',
    ],
  ],
  // Pressure tests.
  ['hydro F-1 bay 2 08:00-09:00', ['08:00–09:00 hydrostatic test without blinds']],
  [
    'bleed F-1 bay 2 07:00-10:00; pneumatic F-1 bay 2 08:00-09:00',
    ['08:00–09:00 pneumatic test without blinds'],
  ],
  ['blind F-1 bay 2 07:00-10:00; pneumatic F-1 bay 2 08:00-09:00', []],
  [
    'blind E-205 bay 2 07:00-10:00; hydro E-205 shell, bay 2 08:00-09:00',
    ['08:00–09:00 hydrostatic test without blinds?'],
  ],
  ['hydro Firewater loop, bay 2 08:00-09:00', ['08:00–09:00 hydrostatic test without blinds?']],
  // Other work on equipment.
  ['lift E-9 bay 2 08:00-09:00', ['08:00–09:00 work on equipment that’s in service?']],
  [
    'blind E-9 bay 2 07:00-08:30; lift E-9 bay 2 08:00-09:00',
    ['08:30–09:00 work on equipment that’s in service'],
  ],
  [
    'blind E-9 shell, bay 2 07:00-10:00; lift E-9 bay 2 08:00-09:00',
    ['08:00–09:00 work on equipment that’s in service?'],
  ],
  ['blind E-9 bay 2 07:00-10:00; lift E-9 bay 2 08:00-09:00', []],
  [
    'drain F-1 bay 2 07:00-08:00; bleed F-1 bay 2 08:30-13:00',
    ['07:00–08:00 work on equipment that’s in service?'],
  ],
  [
    'blind E-9 bay 2 07:00-08:30; scaffold E-9 bay 2 08:00-09:00',
    ['08:30–09:00 work on equipment that’s in service?'],
  ],
  ['xray E-9 bay 2 08:00-09:00', ['08:00–09:00 work on equipment that’s in service?']],
  ['dig E-9 bay 2 08:00-09:00', ['08:00–09:00 work on equipment that’s in service?']],
  [
    'blind P-9 bay 2 07:00-10:00; live P-9 bay 2 08:00-09:00',
    ['08:00–09:00 energized work on equipment that’s locked out?'],
  ],
  [
    'blind P-9 bay 2 07:00-10:00; live Motor of P-9, bay 2 08:00-09:00',
    ['08:00–09:00 energized work on equipment that’s locked out?'],
  ],
  ['blind P-8 bay 2 07:00-10:00; live P-9 bay 2 08:00-09:00', []],
  // After hot work in a space.
  [
    'blind V-1 bay 5 07:00-13:00; hot V-1 bay 5 08:00-10:00; entry V-1 bay 5 10:30-12:00',
    ['10:30–11:00 entry into a space during its fire watch?'],
  ],
])('%s', (plan, expected) => {
  expect(findingsOf(plan)).toEqual(expected);
});

it.each([
  // Locks that come off with an earlier job would move another job's leak test under the crane and the scaffold.
  'bleed F-1 bay 2 07:00-17:00; open F-1 bay 2 07:30-09:00; scaffold F-1 bay 2 13:00-13:30; lift bay 3 13:00-13:30; hot bay 4 10:15-11:00',
  'bleed F-1 bay 2 07:00-17:00; open F-1 bay 2 07:30-09:00; hot bay 4 08:00-09:00; hot bay 3 12:00-13:00',
  'bleed F-1 bay 2 07:00-17:00; open F-1 bay 2 08:00-10:00; open F-1 bay 2 10:00-12:00; lift bay 3 12:10-13:00; hot bay 5 11:00-12:00',
])('no way out of %s makes another conflict', (plan) => {
  const { jobs } = readList(toList(plan), board);
  const outage = { unit: 'E-1', behind: 'F-1', from: 415, returns: 36 };
  const rules = { ...rulesOf(board, noSettings), outage };
  const conflictsIn = (all: readonly Job[]) =>
    findConflicts(all, rules).filter(({ isQuestion }) => !isQuestion);
  const keyOf = ({ rule, permits }: Conflict) =>
    [rule.rule, ...permits.map(({ tag }) => tag)].join();
  const before = conflictsIn(jobs);
  for (const conflict of before) {
    for (const { moves } of findOptions(conflict, jobs, board.shift, rules)) {
      const after = jobs.map((job) => moves.find(({ tag }) => tag === job.tag) ?? job);
      for (const found of conflictsIn(after)) expect(before.map(keyOf)).toContain(keyOf(found));
    }
  }
});

it.each([
  [[null, null], true],
  [[0, null], true],
  [[0, 40], true],
  [[0, 60], false],
])('takes areas at %j ft as within 50 ft of each other: %s', (at, isNear) => {
  const areas = at.map((feet, index) => ({ name: `Area ${index}`, at: feet }));
  const rules = rulesOf(board, { ...noSettings, areas });
  const plan = readList(toList(`${locked}; hot bay 1 09:00-10:00`), board).jobs;
  expect(findConflicts(plan, rules).length > 0).toBe(isNear);
});

it('leaves a unit without feed only behind an isolation', () => {
  const plan = 'open F-1 bay 2 08:00-12:00; lift E-1 bay 6 09:00-10:00';
  const outage = { unit: 'E-1', behind: 'F-1', from: 415, returns: 36 };
  const rules = { ...rulesOf(board, noSettings), outage };
  const found = (text: string) =>
    findConflicts(readList(toList(text), board).jobs, rules).map(
      ({ rule, isQuestion }) => `${rule.rule}${isQuestion ? '?' : ''}`,
    );
  expect(found(plan)).toContain('work on equipment that’s in service?');
  expect(found(`bleed F-1 bay 2 07:00-13:00; ${plan}`)).toEqual([]);
  expect(found(`bleed F-1 bay 2 07:00-09:30; ${plan}`)).toContain(
    'work on equipment that’s in service',
  );
});
