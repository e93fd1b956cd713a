import { describe, expect, it } from 'vitest';
import { formatDuration, formatTime, parseTime } from '@/lib/calculations/hours';
import { outageOf } from '@/lib/calculations/in-service';
import { findConflicts } from '@/lib/calculations/simops';
import { findOptions } from '@/lib/calculations/simops-options';
import { timeOf } from '@/lib/plant/state';
import { readContent } from './read-content';

const { drawings, plant } = readContent('content');
const { permitBoard, shiftLog } = drawings;
const [hotWork, lineBreak] = plant.conflict.map((tag) =>
  plant.permits.find((permit) => permit.tag === tag),
);

describe('the boards', () => {
  it('find the register’s conflict by rule, and none once it’s rescheduled', () => {
    const { jobs, rules, shift, resolved } = permitBoard;
    const conflictsIn = (all: typeof jobs) =>
      findConflicts(all, rules).filter(({ isQuestion }) => !isQuestion);
    const [conflict] = conflictsIn(jobs);
    expect(conflict?.permits.map(({ tag }) => tag)).toEqual(plant.conflict);
    const finals = jobs.map((job) => ({ ...job, ...job.final }));
    expect(conflictsIn(finals)).toEqual([]);
    if (conflict === undefined) throw new Error('there’s no conflict');
    const watchEnds = parseTime(hotWork?.final.until ?? '') + rules.fireWatch.minutes;
    expect(formatTime(watchEnds)).toBe(hotWork?.fireWatch);

    // The shift took an option that isn't the cheapest, and the board says why.
    const options = findOptions(conflict, jobs, shift, rules);
    const taken = options.findIndex(({ moves }) =>
      moves.every(
        ({ tag, from }) => tag === lineBreak?.tag && formatTime(from) === lineBreak?.final.from,
      ),
    );
    expect(taken).toBeGreaterThan(0);
    const soonest = options[0]?.moves.find(({ tag }) => tag === lineBreak?.tag);
    const sooner = (options[taken]?.outage?.until ?? 0) - (options[0]?.outage?.until ?? 0);
    expect(sooner).toBe(5 * 60);
    const gasket = plant.log.find(({ text }) => text.includes('Gasket due'))?.text;
    for (const words of [
      lineBreak?.final.from,
      formatTime(soonest?.from ?? 0),
      'five hours',
      /\d\d:\d\d/.exec(gasket ?? '')?.[0],
    ]) {
      expect(resolved.text).toContain(words);
    }
    const entry = shiftLog.entries.find(({ tag }) => tag === lineBreak?.tag);
    expect(resolved.from).toContain(`${entry?.time} by ${entry?.by}`);
  });

  it('have the hours without feed that the log has', () => {
    const { jobs, rules } = permitBoard;
    const worked = jobs.map((job) => ({
      ...job,
      until: parseTime(timeOf(plant, job.tag, 'handed back') ?? '06:00'),
    }));
    const { from, until } = outageOf(worked, rules) ?? { from: 0, until: 0 };
    expect(formatDuration(until - from)).toBe('10 h 33 min');
  });
});
