import { type Plan, type RuleName, rules } from './isolation-rules';
import { type Point, read } from './isolation-words';

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
}

/** What the rules find, by what could hurt first. No finding is no proof: rules see only what's written. */
export function checkPlan(plan: Plan): Finding[] {
  const points = plan.points.map((point, at) => ({ ...point, ...read(point), row: at + 1 }));
  const readPlan = { ...plan, points };
  const stopped = new Set<number>();
  const placesOf = (rule: (typeof rules)[number]): Place[] => {
    if ('plan' in rule) return rule.plan(readPlan).map((what) => ({ row: null, what }));
    const rows = points.filter((point) => !stopped.has(point.row) && rule.row(point, readPlan));
    if ('stops' in rule) for (const { row } of rows) stopped.add(row);
    return rows.map(({ row, tag }) => ({ row, what: tag }));
  };
  return rules
    .map((rule) => ({ rule: rule.name, places: placesOf(rule) }))
    .filter(({ places }) => places.length > 0);
}

/** Energy off before valves, valves before what drains between them, bleeds last; otherwise as it's written. */
export function inLockingOrder(points: readonly Point[]): Point[] {
  const places = ['breaker', null, 'drain', 'bleed'];
  const placeOf = (point: Point) => {
    const place = places.indexOf(read(point).kind);
    return place === -1 ? 1 : place;
  };
  return points.toSorted((a, b) => placeOf(a) - placeOf(b));
}
