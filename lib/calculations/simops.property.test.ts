import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findConflicts } from './simops';
import type { Conflict, Job, Rule, Rules } from './simops-rules';
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

it('never calls other work clear while its equipment is known to be in service', () => {
  fc.assert(
    fc.property(anyJobs, anyRules, (jobs, rules) => {
      const { outage, inService } = rules;
      const conflicts = findConflicts(jobs, rules).filter(({ rule }) => rule === inService);
      const permits = jobs.filter(isPermit);
      for (const job of permits) {
        const { equipment, work, from, until } = job;
        if (rules.isolated.some((rule) => rule.work === work)) continue;
        const isolations = jobs.filter((each) => !isPermit(each) && each.equipment === equipment);
        const behind = permits.filter(
          (each) => outage?.unit === equipment && each.equipment === outage?.behind,
        );
        const isDown = (at: number) =>
          isolations.some((each) => each.from <= at && at < each.until) ||
          (outage !== null && outage.from <= at && behind.some((each) => at < each.until));
        const isKnown = equipment !== null && isolations.length + behind.length > 0;
        const end = until + (work === hotWork ? rules.fireWatch.minutes : 0);
        const isExposed = isKnown && quarters.some((at) => from <= at && at < end && !isDown(at));
        // A conflict of the unit without feed has the jobs that end that, too.
        const isReported = conflicts.some(
          ({ permits: found }) =>
            found.includes(job) && (found.length === 1 || equipment === outage?.unit),
        );
        expect(isReported).toBe(isExposed);
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
      const { isolated, inService, apart, crowd } = rules;
      const severities: Rule[] = [...isolated, inService, ...apart, crowd];
      const rank = ({ rule, from }: Conflict) => from * 100 + severities.indexOf(rule);
      const ranks = findConflicts(jobs, rules).map(rank);
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }),
  );
});
