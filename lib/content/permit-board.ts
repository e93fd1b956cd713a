import type { z } from 'zod';
import { parseTime } from '@/lib/calculations/hours';
import type { Job, Outage, Rules } from '@/lib/calculations/simops-rules';
import { timeOf } from '@/lib/plant/state';
import { bays, type permitBoardSchema } from './schemas/boards';
import type { plantSchema } from './schemas/plant';

type Source = z.output<ReturnType<typeof permitBoardSchema>>;
type Plant = z.output<typeof plantSchema>;

/** A permit of the plant register as planned, or an isolation once it's verified. */
interface PlannedJob extends Job {
  /** The hours to which a permit was rescheduled. */
  final: { from: number; until: number } | null;
}

/** Replaces the tags in the board's rows with permits and isolations of the register. */
export function buildPermitBoard(
  { rows, rules, fireWatch, leakTest, methods, add, rack, needs, ...words }: Source,
  plant: Plant,
) {
  const jobs = registeredJobs(plant, methods);
  const work = add.work.map(({ name, from, until, bay, ...names }) => ({
    ...names,
    work: name,
    place: rack.name,
    equipment: null,
    bay,
    from: parseTime(from),
    until: parseTime(until),
  }));
  const shift = { from: parseTime(plant.shift.from), until: parseTime(plant.shift.until) };
  const numbers = plant.permits.map(({ tag }) => Number(/\d+$/.exec(tag)?.[0]));
  return {
    ...words,
    note: words.note.replace('[minutes]', String(leakTest.minutes)),
    day: plant.date,
    needs: needs && { ...needs, from: parseTime(needs.from) },
    jobs: rows.flatMap((row) => jobs.filter(({ tag }) => tag === row)),
    shift,
    rack: { ...rack, bays },
    rules: {
      ...rules,
      shift,
      fireWatch: toFollowUp(fireWatch),
      leakTest: toFollowUp(leakTest),
      outage: outageOf(plant),
      methods,
      bayLength: rack.bayLength,
      areas: [],
    } satisfies Rules,
    /** New permits get the numbers from `firstNumber`. */
    add: { ...add, work, firstNumber: Math.max(...numbers) + 1 },
  };
}

/** The permits of the register, and its isolations. */
export function registeredJobs(plant: Plant, methods: readonly string[]): PlannedJob[] {
  const permits = plant.permits.map(toJob);
  return [...permits, ...isolationsOf(plant, permits, methods)];
}

function toFollowUp({ after, name, minutes }: Source['fireWatch']) {
  return { after, work: name, minutes };
}

function toJob(permit: Plant['permits'][number]): PlannedJob {
  const { tag, work, where, equipment = null, planned, final } = permit;
  return {
    tag,
    work,
    equipment,
    place: where.replace(/, bay \d$/, ''),
    bay: Number(where.at(-1)),
    ...parseHours(planned),
    final: parseHours(final),
  };
}

/** An isolation that was never verified doesn't count. */
function isolationsOf(plant: Plant, permits: readonly Job[], methods: readonly string[]) {
  return plant.isolations.flatMap(({ tag, where, isolates, method, planned }): PlannedJob[] => {
    const verified = timeOf(plant, tag, 'verified');
    const job = permits.find(({ equipment }) => equipment === isolates);
    if (verified === undefined || job === undefined) return [];
    const work = methods.find((name) => name.toLowerCase() === method) ?? method;
    const hours = parseHours({ from: verified, until: planned.until });
    return [{ tag, work, place: where, equipment: isolates, bay: job.bay, ...hours, final: null }];
  });
}

/** The line's exchanger has no feed until the job at its flange is handed back and the exchanger is started again. */
function outageOf(plant: Plant): Outage | null {
  const { exchanger: unit, flange: behind } = plant.line;
  const job = plant.permits.find(({ equipment }) => equipment === behind);
  const stopped = timeOf(plant, unit, 'out of service');
  const handedBack = job && timeOf(plant, job.tag, 'handed back');
  const back = timeOf(plant, unit, 'in service');
  if (stopped === undefined || handedBack === undefined || back === undefined) return null;
  const returns = parseTime(back) - parseTime(handedBack);
  return { unit, behind, from: parseTime(stopped), returns };
}

function parseHours({ from, until }: { from: string; until: string }) {
  return { from: parseTime(from), until: parseTime(until) };
}
