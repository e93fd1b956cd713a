import { keysOf, type Plan, type Point } from './isolation-choices';
import { energyRules } from './isolation-energy-rules';
import { lockRules } from './isolation-lock-rules';
import type { Rule } from './isolation-rule';

/** By what could hurt first. */
export const rules: Readonly<Record<string, Rule>> = { ...energyRules, ...lockRules };

export const ruleCount = keysOf(rules).length;

/** A rule, and everything that it's found in. */
export interface Finding extends Pick<Rule, 'found' | 'why' | 'mend' | 'source'> {
  rule: string;
  places: readonly Place[];
}

export interface Place {
  /** From 1; null if it's about the plan as a whole. */
  row: number | null;
  /** The tag of the row, or what in the plan it is; “” for the plan. */
  what: string;
  /** What was pasted where a choice is missing. */
  note?: string | undefined;
}

/** What the rules find, by what could hurt first. No finding is no proof: rules see only what's chosen. */
export function checkPlan(plan: Plan): Finding[] {
  const stopped = new Set<Point>();
  const placesOf = ({ row, stops, column, plan: inPlan }: Rule): Place[] => {
    const whole = inPlan?.(plan).map((what) => ({ row: null, what })) ?? [];
    const found = plan.points.filter((point) => !stopped.has(point) && row?.(point, plan));
    if (stops) for (const point of found) stopped.add(point);
    const rows = found.map((point) => ({
      row: plan.points.indexOf(point) + 1,
      what: point.tag,
      note: column && point.notes?.[column],
    }));
    return [...whole, ...rows];
  };
  return Object.entries(rules)
    .map(([rule, words]) => ({ ...words, rule, places: placesOf(words) }))
    .filter(({ places }) => places.length > 0);
}
