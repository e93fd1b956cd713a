import fc from 'fast-check';
import { expect, it } from 'vitest';
import { outageOf } from './in-service';
import { findConflicts } from './simops';
import { findOptions, latestStart, startAt } from './simops-options';
import type { Conflict, Job } from './simops-rules';
import { anyJobs, anyRules, hotWork, lineBreak, shift, single, siteRules } from './testing-simops';

const key = ({ rule, permits }: Conflict) => [rule.rule, ...permits.map(({ tag }) => tag)].join();

it('offers only moves that resolve the conflict within the shift, the least lost feed first', () => {
  fc.assert(
    fc.property(anyJobs, anyRules, (jobs, rules) => {
      const conflict = findConflicts(jobs, rules).find(({ isQuestion }) => !isQuestion);
      if (conflict === undefined) return;
      const options = findOptions(conflict, jobs, shift, rules);
      const movable = conflict.permits.map(({ tag }) => tag);
      for (const { moves, outage: lost } of options) {
        const after = jobs.map((job) => moves.find(({ tag }) => tag === job.tag) ?? job);
        const left = findConflicts(after, rules).filter(({ isQuestion }) => !isQuestion);
        const broken = left.flatMap(({ permits }) => permits);
        // What's left was there before; with fewer jobs in a bay, it's crowded at other times.
        const before = findConflicts(jobs, rules).map(key);
        for (const each of left) if (each.rule !== rules.crowd) expect(before).toContain(key(each));
        for (const move of moves) {
          if (rules.methods.includes(move.work)) {
            // Its locks come off earlier, and no job behind it is left without it.
            expect(move.equipment).toBe(rules.outage?.behind);
            continue;
          }
          expect(movable).toContain(move.tag);
          expect(broken).not.toContain(move);
          expect(move.from).toBeGreaterThanOrEqual(shift.from);
          expect(move.from).toBeLessThanOrEqual(latestStart(move, shift, rules));
        }
        expect(lost).toEqual(outageOf(after, rules));
      }
      const costs = options.map(({ outage: lost }) => (lost ? lost.until - lost.from : 0));
      expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    }),
  );
});

it('offers something if one of the permits has a time', () => {
  fc.assert(
    fc.property(anyJobs, anyRules, (jobs, rules) => {
      const conflict = findConflicts(jobs, rules).find(({ isQuestion }) => !isQuestion);
      if (conflict === undefined) return;
      const permits = conflict.permits.filter(({ work }) => !rules.methods.includes(work));
      const hasTime = permits.some((job) =>
        Array.from({ length: 48 }, (_, index) => startAt(job, shift.from + index * 15)).some(
          (moved) =>
            moved.from <= latestStart(job, shift, rules) &&
            findConflicts(
              jobs.map((each) => (each === job ? moved : each)),
              rules,
            ).every((found) => !found.permits.includes(moved)),
        ),
      );
      if (hasTime) expect(findOptions(conflict, jobs, shift, rules)).not.toEqual([]);
    }),
  );
});

it('moves both permits if that costs less feed than moving either', () => {
  const jobs: Job[] = [
    { tag: 'LOTO-1', work: single, place: '', equipment: 'F-1', bay: 2, from: 452, until: 1020 },
    { tag: 'PTW-1', work: hotWork, place: '', equipment: null, bay: 2, from: 480, until: 720 },
    { tag: 'PTW-2', work: lineBreak, place: '', equipment: 'F-1', bay: 2, from: 600, until: 840 },
  ];
  const [conflict] = findConflicts(jobs, siteRules);
  if (conflict === undefined) throw new Error('there’s no conflict');
  const options = findOptions(conflict, jobs, shift, siteRules);
  expect(
    options.map(({ moves, outage: lost }) => [moves.map(({ tag, from }) => [tag, from]), lost]),
  ).toEqual([
    [
      [
        ['PTW-1', 780],
        ['PTW-2', 480],
        ['LOTO-1', 452],
      ],
      { from: 415, until: 756 },
    ],
    [[['PTW-2', 780]], { from: 415, until: 1056 }],
  ]);
});
