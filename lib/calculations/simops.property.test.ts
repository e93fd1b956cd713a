import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Conflict, findConflicts, type Job, type Rule, type Rules } from './simops';
import { anyJobs, anyPermits, anyRules, hotWork, siteRules, watch } from './testing-simops';

/** What a permit does in a quarter hour; null if nothing. */
function activityAt({ work, from, until }: Job, at: number, { fireWatch }: Rules): string | null {
  const end = until + (work === hotWork ? fireWatch.minutes : 0);
  if (at < from || at >= end) return null;
  return at < until ? work : watch;
}

const quarters = Array.from({ length: 96 }, (_, index) => index * 15);

/** Whether two permits break a rule in any quarter hour. */
function clash(a: Job, b: Job, rules: Rules): boolean {
  const between = a.bay === b.bay ? 0 : (Math.abs(a.bay - b.bay) - 1) * rules.bayLength;
  return quarters.some((at) => {
    const [one, other] = [activityAt(a, at, rules), activityAt(b, at, rules)];
    return rules.apart.some(({ work, from, within }) =>
      [
        [one, other],
        [other, one],
      ].some(
        ([kind, near]) =>
          between <= within && kind === work && near != null && (from?.includes(near) ?? true),
      ),
    );
  });
}

const key = ({ rule, permits }: Conflict) => [rule.rule, ...permits.map(({ tag }) => tag)].join();
const isPermit = ({ work }: Job) => !siteRules.methods.includes(work);

it('finds the pairs that a check of each quarter hour finds', () => {
  fc.assert(
    fc.property(anyPermits, anyRules, (permits, rules) => {
      const expected = permits.flatMap((a, index) =>
        permits
          .slice(index + 1)
          .filter((b) => clash(a, b, rules))
          .map((b) => `${a.tag} ${b.tag}`),
      );
      const found = findConflicts(permits, rules).filter(({ rule }) =>
        rules.apart.some((each) => each === rule),
      );
      const pairs = found.map((conflict) => conflict.permits.map(({ tag }) => tag).join(' '));
      expect(pairs.toSorted()).toEqual(expected.toSorted());
      for (const { from, until } of found) expect(from).toBeLessThan(until);
    }),
  );
});

it('never calls a job clear before its own isolation is verified, or after it’s removed', () => {
  fc.assert(
    fc.property(anyJobs, anyRules, (jobs, rules) => {
      const conflicts = findConflicts(jobs, rules);
      for (const job of jobs) {
        const rule = rules.isolated.find(({ work }) => work === job.work);
        if (rule === undefined) continue;
        const isIsolated = jobs.some(
          ({ work, equipment, from, until }) =>
            rule.by.includes(work) &&
            equipment !== null &&
            equipment === job.equipment &&
            quarters.every((at) => at < job.from || at >= job.until || (at >= from && at < until)),
        );
        const isReported = conflicts.some(
          ({ rule: broken, permits }) => broken === rule && permits[0]?.tag === job.tag,
        );
        expect(isReported).toBe(!isIsolated);
      }
    }),
  );
});

it('finds more jobs in a bay than it can have', () => {
  fc.assert(
    fc.property(anyPermits, anyRules, (permits, rules) => {
      const isCrowded = permits.some(({ bay }) =>
        quarters.some(
          (at) =>
            permits.filter((job) => job.bay === bay && job.from <= at && at < job.until).length >
            rules.crowd.max,
        ),
      );
      const found = findConflicts(permits, rules).filter(({ rule }) => rule === rules.crowd);
      expect(found.length > 0).toBe(isCrowded);
      for (const conflict of found) {
        expect(conflict.permits.length).toBeGreaterThan(rules.crowd.max);
        expect(new Set(conflict.permits.map(({ bay }) => bay)).size).toBe(1);
      }
    }),
  );
});

it('finds the same conflicts of some permits as of all', () => {
  fc.assert(
    fc.property(anyJobs, anyRules, fc.nat(), (jobs, rules, pick) => {
      const about = jobs.filter((_, index) => index % 3 === pick % 3);
      const expected = findConflicts(jobs, rules).filter(({ permits }) =>
        permits.some((permit) => about.includes(permit)),
      );
      expect(findConflicts(jobs, rules, about)).toEqual(expected);
    }),
  );
});

it('gives the same answer in any order of the jobs', () => {
  const shuffled = anyJobs.chain((jobs) =>
    fc.tuple(
      fc.constant(jobs),
      fc.shuffledSubarray(jobs, { minLength: jobs.length, maxLength: jobs.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, anyRules, ([jobs, others], rules) => {
      expect(findConflicts(others, rules)).toEqual(findConflicts(jobs, rules));
    }),
  );
});

it('adds no conflict if a permit moves away from all others', () => {
  fc.assert(
    fc.property(anyJobs, anyRules, fc.nat(), fc.boolean(), (jobs, rules, pick, inTime) => {
      const permits = jobs.filter(isPermit);
      const job = permits[pick % Math.max(1, permits.length)];
      if (job === undefined) return;
      const later = { from: job.from + 1440, until: job.until + 1440 };
      const isolated = rules.isolated.some(({ work }) => work === job.work);
      const away = inTime && !isolated ? { ...job, ...later } : { ...job, bay: 1000 };
      const before = findConflicts(jobs, rules).map(key);
      const after = findConflicts(
        jobs.map((each) => (each === job ? away : each)),
        rules,
      );
      for (const conflict of after) {
        // Without it, fewer jobs are in the bay.
        if (conflict.rule === rules.crowd) continue;
        expect(before).toContain(key(conflict));
      }
      expect(after.length).toBeLessThanOrEqual(before.length);
      for (const conflict of after) {
        if (conflict.permits.includes(away)) expect(conflict.permits).toEqual([away]);
      }
    }),
  );
});

it('leads with the most serious conflict, then with the earliest', () => {
  fc.assert(
    fc.property(anyJobs, anyRules, (jobs, rules) => {
      const severities: Rule[] = [...rules.isolated, ...rules.apart, rules.crowd];
      const rank = ({ rule, from }: Conflict) => severities.indexOf(rule) * 10_000 + from;
      const ranks = findConflicts(jobs, rules).map(rank);
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }),
  );
});
