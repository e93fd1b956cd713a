import { z } from 'zod';
import { exactText, text } from './text';

const tag = exactText(16);
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time in quotes, like "06:04"');
const isoDate = z.iso.date('must be a date like 2026-03-12');

/** The boards draw one column per hour of the day shift. */
const wholeHour = z
  .string()
  .regex(/^(0[6-9]|1[0-8]):00$/, 'must be a whole hour of the shift in quotes, like "08:00"');
const hourRange = z
  .strictObject({ from: wholeHour, until: wholeHour })
  .refine(({ from, until }) => from < until, 'must start before it ends');

const taggedItem = z.strictObject({ tag, what: text(80) });
const taggedItems = z.array(taggedItem).min(1);

const permit = z
  .strictObject({
    tag,
    work: exactText(24),
    where: exactText(40).regex(
      /, bay [1-8]$/,
      'must end with a bay from 1 to 8, like “Pipe rack 3, bay 2”',
    ),
    /** As requested. */
    planned: hourRange,
    /** As worked. */
    final: hourRange,
    fireWatch: wholeHour.optional(),
    overnight: z.literal(true).optional(),
  })
  .refine(({ planned, final }) => durationInHours(final) === durationInHours(planned), {
    path: ['final'],
    error: 'must be as long as planned: the permit board moves its bar',
  });

function durationInHours({ from, until }: z.output<typeof hourRange>): number {
  return Number.parseInt(until, 10) - Number.parseInt(from, 10);
}

const isolation = z
  .strictObject({
    tag,
    for: tag,
    where: text(40),
    from: wholeHour,
    until: wholeHour,
    overnight: z.literal(true).optional(),
    box: tag,
    points: z.array(z.strictObject({ device: tag, position: text(30), lock: tag })).min(1),
  })
  .refine(({ from, until }) => from < until, 'must start before it ends');

const step = z.strictObject({ day: z.int().min(0), time: time.optional() });

const incident = z.strictObject({
  tag,
  date: isoDate,
  time,
  what: text(120),
  records: z.array(taggedItem),
  life: z.strictObject({
    logged: step,
    statement: step,
    timeline: step,
    actions: step,
    briefing: step,
    training: step,
    behavior: step,
  }),
});

/** Register of the example plant that the drawings and films show. */
export const plantSchema = z
  .strictObject({
    unit: text(16),
    date: isoDate,
    shift: z.strictObject({ name: text(24), from: time, until: time }),
    people: z.array(z.strictObject({ name: exactText(24), role: text(24), account: tag })).min(1),
    equipment: taggedItems,
    instruments: taggedItems,
    devices: taggedItems,
    line: z.strictObject({
      drum: tag,
      pumps: z.array(tag).length(2, 'must have two pumps, as in the drawing'),
      exchanger: tag,
      flange: tag,
      level: tag,
      pressure: tag,
      flow: tag,
    }),
    permits: z.array(permit).min(1),
    conflict: z.array(tag).length(2, 'must have the two permits that conflict'),
    isolations: z.array(isolation).min(1),
    locks: taggedItems,
    workOrders: taggedItems,
    bearing: z.strictObject({
      pump: tag,
      spare: tag,
      sensor: tag,
      reading: text(12),
      noted: time,
      read: time,
      decided: time,
      earlier: tag,
      order: tag,
      isolation: tag,
    }),
    documents: taggedItems,
    incidents: z.array(incident).min(1),
  })
  .refine(
    ({ permits, conflict }) => {
      const [one, other] = permits.filter(({ tag }) => conflict.includes(tag));
      if (one === undefined || other === undefined) return false;
      return one.planned.from < other.planned.until && other.planned.from < one.planned.until;
    },
    { path: ['conflict'], error: 'must be two permits whose planned hours overlap' },
  )
  .refine(
    ({ permits, conflict }) => {
      const [one, other] = permits
        .filter(({ tag }) => conflict.includes(tag))
        .map(({ final, fireWatch = final.until }) => ({ from: final.from, until: fireWatch }));
      if (one === undefined || other === undefined) return true;
      return one.from >= other.until || other.from >= one.until;
    },
    {
      path: ['conflict'],
      error: 'must be two permits whose final hours, fire watch included, don’t overlap',
    },
  );
