import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findConflicts } from './simops';
import { type Conflict, type Job, type Rules, rulesInOrder } from './simops-rules';
import { anyJobs, anyPermits, anyRules, hotWork, lineBreak, siteRules } from './testing-simops';

/** What a permit does in a quarter hour; null if nothing. */
function activityAt({ work, from, until }: Job, at: number, rules: Rules): string | null {
  if (at < from) return null;
  if (at < until) return work;
  const { fireWatch, leakTest } = rules;
  const next = { [hotWork]: fireWatch, [lineBreak]: leakTest }[work];
  return next !== undefined && at < until + next.minutes ? next.work : null;
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

const isAt = ({ from, until }: Job, at: number) => from <= at && at < until;
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
      expect([...new Set(pairs)].toSorted()).toEqual(expected.toSorted());
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
            from < job.from &&
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

it('never leaves out other work on equipment that isn’t known to be out of service', () => {
  fc.assert(
    fc.property(anyJobs, anyRules, (jobs, rules) => {
      const { outage, inService } = rules;
      const found = findConflicts(jobs, rules).filter(({ rule }) => rule === inService);
      const isDownAt = (equipment: string, at: number) =>
        jobs.some((job) => !isPermit(job) && job.equipment === equipment && isAt(job, at));
      const locks = jobs.filter((job) => !isPermit(job) && job.equipment === outage?.behind);
      const verified = Math.min(...locks.map(({ from }) => from));
      // Before the verification, too, the unit has no feed.
      const isWithoutFeedAt = (at: number) =>
        outage !== null &&
        outage.from <= at &&
        locks.length > 0 &&
        (at < verified || isDownAt(outage.behind, at));
      for (const job of jobs.filter(isPermit)) {
        const { equipment, work } = job;
        if (equipment === null || rules.isolated.some((rule) => rule.work === work)) continue;
        if (found.some(({ permits }) => permits.includes(job))) continue;
        for (const at of quarters.filter((each) => isAt(job, each))) {
          const isUnit = equipment === outage?.unit;
          expect(isDownAt(equipment, at) || (isUnit && isWithoutFeedAt(at))).toBe(true);
        }
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

it('lists the earliest conflict first, then the most serious', () => {
  fc.assert(
    fc.property(anyJobs, anyRules, (jobs, rules) => {
      const severities = rulesInOrder(rules);
      const rank = ({ rule, from }: Conflict) => from * 100 + severities.indexOf(rule);
      const ranks = findConflicts(jobs, rules).map(rank);
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }),
  );
});
