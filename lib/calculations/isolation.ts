import type { Plan, Point, PointChoice } from './isolation-choices';
import { type RuleName, rules } from './isolation-rules';

/** A rule, and everything that it's found in. */
export interface Finding {
  rule: RuleName;
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
  const placesOf = (rule: (typeof rules)[number]): Place[] => {
    if ('plan' in rule) return rule.plan(plan).map((what) => ({ row: null, what }));
    const column: PointChoice | undefined = 'column' in rule ? rule.column : undefined;
    const found = plan.points.filter((point) => !stopped.has(point) && rule.row(point, plan));
    if ('stops' in rule) for (const point of found) stopped.add(point);
    return found.map((point) => ({
      row: plan.points.indexOf(point) + 1,
      what: point.tag,
      note: column && point.notes?.[column],
    }));
  };
  return rules
    .map((rule) => ({ rule: rule.name, places: placesOf(rule) }))
    .filter(({ places }) => places.length > 0);
}

/** Energy off before valves, valves before what drains between them, bleeds last; otherwise as it's written. */
export function inLockingOrder(points: readonly Point[]): Point[] {
  const places: Partial<Record<Point['device'], number>> = {
    breaker: 0,
    drain: 2,
    bleed: 3,
    'bleed between': 3,
  };
  const placeOf = ({ device }: Point) => places[device] ?? 1;
  return points.toSorted((a, b) => placeOf(a) - placeOf(b));
}
