import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readList } from '@/components/tools/permit-board/permit-list';
import { noSettings, rulesOf } from '@/components/tools/permit-board/settings';
import { formatHours } from '@/lib/calculations/hours';
import { findConflicts, joinQuestions } from '@/lib/calculations/simops';
import { findOptions } from '@/lib/calculations/simops-options';
import type { Conflict, Job } from '@/lib/calculations/simops-rules';
import { content } from '@/lib/content';
import { behindIsolation, locked, readConfirmed, toList } from './permit-plan';

const board = content().drawings.permitBoard;

function findingsOf(plan: string): string[] {
  const { jobs } = readConfirmed(toList(plan), board);
  expect(jobs).toHaveLength(plan.split('; ').length);
  return joinQuestions(findConflicts(jobs, rulesOf(board, noSettings)))
    .filter(({ rule: { rule } }) => rule !== behindIsolation)
    .map(
      (found) =>
        `${formatHours(found)} ${found.rule.rule.replaceAll('\u00a0', ' ')}${found.isQuestion ? '?' : ''}`,
    );
}

/** Each plan, then what's found in it. No plan is called clear: one without findings has none listed. */
const plans = readFileSync('e2e/site/tools/permit-plans.txt', 'utf8')
  .trim()
  .split(/\n+(?! )/)
  .filter((block) => !block.startsWith('#'))
  .map((block): [string, string[]] => {
    const [plan = '', ...found] = block.replace(/\blocked(?=;|\n|$)/, locked).split('\n  ');
    return [plan, found];
  });

it.each(plans)('%s', (plan, expected) => {
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

it.each<[ends: [from: number | null, to: number | null][], isNear: boolean]>([
  [
    [
      [0, 60],
      [110, 170],
    ],
    true,
  ],
  [
    [
      [0, 60],
      [111, 170],
    ],
    false,
  ],
  [
    [
      [111, 170],
      [0, 60],
    ],
    false,
  ],
  // They overlap, one is in the other, or they touch.
  [
    [
      [0, 120],
      [90, 300],
    ],
    true,
  ],
  [
    [
      [0, 300],
      [100, 120],
    ],
    true,
  ],
  [
    [
      [0, 60],
      [60, 120],
    ],
    true,
  ],
  // The middle of the one is 110 ft from that of the other.
  [
    [
      [0, 20],
      [60, 180],
    ],
    true,
  ],
  [
    [
      [0, 0],
      [50, 50],
    ],
    true,
  ],
  // An end is missing, or the ends are the wrong way around.
  [
    [
      [null, null],
      [null, null],
    ],
    true,
  ],
  [
    [
      [0, 60],
      [null, null],
    ],
    true,
  ],
  [
    [
      [0, 60],
      [200, null],
    ],
    true,
  ],
  [
    [
      [null, 60],
      [200, 300],
    ],
    true,
  ],
  [
    [
      [0, 60],
      [300, 200],
    ],
    true,
  ],
])('takes areas from and to %j ft as within 50 ft of each other: %s', (ends, isNear) => {
  const areas = ends.map(([from, to], index) => ({ name: `Area ${index}`, from, to }));
  const rules = rulesOf(board, { ...noSettings, areas });
  const plan = readList(toList(`${locked}; hot bay 1 09:00-10:00`), board).jobs;
  const found = findConflicts(plan, rules).flatMap(({ permits }) => permits);
  expect(found.some(({ tag }) => tag === 'P-3')).toBe(isNear);
});

it('knows nothing of the example’s outage in a list with its tags', () => {
  const { jobs } = readList(
    toList('open F-207 bay 2 08:00-12:00; lift E-201 bay 8 09:00-10:00'),
    board,
  );
  expect(rulesOf(board, noSettings, jobs).outage).toBeNull();
  expect(rulesOf(board, noSettings, [...jobs, ...board.jobs]).outage).toEqual(board.rules.outage);
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
  // What's downstream is still under pressure.
  expect(found(`bleed F-1 bay 2 07:00-13:00; ${plan}`)).toEqual([
    `${behindIsolation}?`,
    'work on equipment that’s in service?',
  ]);
  expect(found(`bleed F-1 bay 2 07:00-09:30; ${plan}`)).toContain(
    'work on equipment that’s in service',
  );
});
