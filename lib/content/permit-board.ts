import type { z } from 'zod';
import { formatHour, parseHour } from '@/lib/calculations/hours';
import type { Isolation, Permit, Schedule } from '@/lib/calculations/simops';
import { bays, type permitBoardSchema } from './schemas/permit-board';
import type { plantSchema } from './schemas/plant';

type Source = z.output<ReturnType<typeof permitBoardSchema>>;
type Plant = z.output<typeof plantSchema>;

/** A permit of the plant register, as planned. */
interface PlannedPermit extends Permit {
  /** What's in its bay: “Flange F-207”. */
  place: string;
  /** The hour at which it started once it was rescheduled. */
  finalFrom: number;
}

/** Replaces the tags in the board's rows with permits and isolations of the register. */
export function buildPermitBoard(
  { rows, rules, isolated, fireWatch, add, ...words }: Source,
  { permits: registered, isolations: plans, shift }: Plant,
) {
  const all = registered.map(toPermit);
  const isolations = plans
    .filter(({ tag }) => rows.includes(tag))
    .map(({ tag, where, for: job, planned: { from, until } }) => ({
      tag,
      where,
      bay: all.find((permit) => permit.tag === job)?.bay ?? 0,
      from: parseHour(from),
      until: parseHour(until),
    }));
  const schedule: Schedule = {
    firstHour: parseHour(shift.from),
    lastHour: parseHour(shift.until),
    bays,
    bayLength: words.rack.bayLength,
    rules,
    fireWatch,
    isolated: { ...isolated, why: isolations.map(describeIsolation).join(' ') },
    isolations,
  };
  const work = add.work.map(({ name, fireWatch: watch = 0, from, ...rest }) => ({
    ...rest,
    work: name,
    from: parseHour(from),
    fireWatch: watch,
  }));
  const numbers = all.map(({ tag }) => Number(/\d+$/.exec(tag)?.[0]));
  return {
    ...words,
    permits: all.filter(({ tag }) => rows.includes(tag)),
    isolations,
    schedule,
    /** New permits get the numbers from `firstNumber`. */
    add: { ...add, work, firstNumber: Math.max(...numbers) + 1 },
  };
}

function toPermit(permit: Plant['permits'][number]): PlannedPermit {
  const { tag, work, where, planned, final } = permit;
  const until = parseHour(planned.until);
  return {
    tag,
    work,
    place: where.replace(/, bay \d$/, ''),
    bay: Number(where.at(-1)),
    from: parseHour(planned.from),
    hours: until - parseHour(planned.from),
    fireWatch: permit.fireWatch === undefined ? 0 : parseHour(permit.fireWatch) - until,
    finalFrom: parseHour(final.from),
  };
}

function describeIsolation({ tag, bay, from, until }: Isolation): string {
  return `${tag} isolates the line in bay ${bay} from ${formatHour(from)} to ${formatHour(until)}.`;
}
