import { overlapOf } from './hours';
import { type Conflict, type Job, permitOf, type Rules } from './simops-rules';

/** For each bay, all hours with too many jobs. A visitor's area can be larger: that's a question. */
export function overcrowded(permits: readonly Job[], { crowd, areas }: Rules): Conflict[] {
  const bays = new Set(permits.map(({ bay }) => bay).filter((bay) => bay > 0));
  return [...bays].flatMap((bay) => {
    const here = permits.filter((permit) => permit.bay === bay);
    const countAt = (time: number) =>
      new Set(here.filter(({ from, until }) => from <= time && time < until).map(permitOf)).size;
    const times = [...new Set(here.flatMap(({ from, until }) => [from, until]))].toSorted(
      (a, b) => a - b,
    );
    const starts = times.filter(
      (time, index) =>
        countAt(time) > crowd.max && countAt(times[index - 1] ?? time - 1) <= crowd.max,
    );
    return starts.map((from) => {
      const until = times.find((time) => time > from && countAt(time) <= crowd.max) ?? from;
      const there = here.filter((permit) => overlapOf(permit, { from, until }) !== null);
      return { rule: crowd, isQuestion: areas.length > 0, from, until, permits: there };
    });
  });
}
