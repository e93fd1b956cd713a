import type { Plan, Point, PointChoice } from './isolation-choices';
import { isBlank, isBlock, isFlow, isSame, sharedLines, singleValved } from './isolation-lines';

/** What a check looks for, and its words. Where the standard says “or”, so do they. */
export interface Rule {
  /** What's wrong, after the tag, source, name, or plan that it's about. */
  found: string;
  /** What it means. */
  why: string;
  mend: string;
  /** Its paragraphs. */
  source: string;
  /** Whether a row breaks it. */
  row?: (point: Point, plan: Plan) => boolean;
  /** Whether the rest of such a row isn't worth checking until it's mended. */
  stops?: boolean;
  /** The choice that's missing, whose note says what was pasted instead. */
  column?: PointChoice;
  /** What in the plan as a whole breaks it: a line, a name, a step; “” for the plan. */
  plan?: (plan: Plan) => readonly string[];
}

export const wholePlan = (isBroken: boolean) => (isBroken ? [''] : []);

/** Whether a line break relies on a single valve that no named procedure accepts. */
export const isUnaccepted = ({ job, single, basis }: Plan, accepted: readonly Plan['single'][]) =>
  (job === 'line break' || job === '') && (!accepted.includes(single) || isBlank(basis));

/** The lines of several rows that nobody says are in series: at entry all; else, those where that's all that spares a valve. */
export function unconfirmedSeries(plan: Plan): string[] {
  const single = singleValved(plan);
  const isSpared = (line: string) => {
    const rows = plan.points.filter((point) => isFlow(point) && isSame(point.line, line));
    const isToxic = rows.some(({ energy }) => energy === 'toxic');
    return (
      rows.some(isBlock) &&
      !single.some((each) => isSame(each, line)) &&
      isUnaccepted(plan, isToxic ? ['accepted toxic'] : ['accepted', 'accepted toxic'])
    );
  };
  if (plan.series !== '') return [];
  return sharedLines(plan)
    .map(([line]) => line)
    .filter((line) => plan.job === 'entry' || isSpared(line));
}
