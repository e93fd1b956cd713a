import { z } from 'zod';
import { exactText, quarterHour, text, time } from './fields';
import { checkStates, logSchema, states } from './plant-log';

const tag = exactText(16);
const isoDate = z.iso.date('must be a date like 2026-03-12');

const hourRange = z
  .strictObject({ from: quarterHour, until: quarterHour })
  .refine(({ from, until }) => from < until, 'must start before it ends');

const taggedItem = z.strictObject({ tag, what: text(80) });
const taggedItems = z.array(taggedItem).min(1);
/** Things with a state when the shift starts. */
const equipment = z.array(taggedItem.extend({ state: z.enum(states.equipment) })).min(1);
const devices = z
  .array(
    taggedItem.extend({
      state: z.enum(states.devices),
      /** Where an actuated valve goes without air. */
      fails: z.enum(['closed', 'open']).optional(),
      serves: exactText(16).optional(),
      /** What it has to be before the pump that it serves starts. */
      beforeStart: z.literal('closed').optional(),
    }),
  )
  .min(1);

const permit = z.strictObject({
  tag,
  work: exactText(24),
  /** Before the shift; without it, the permit is requested during the shift. */
  state: z.enum(states.permits).optional(),
  where: exactText(40).regex(
    /, bay [1-8]$/,
    'must end with a bay from 1 to 8, like “Pipe rack 3, bay 2”',
  ),
  /** What's worked on, if it has a fixed place. */
  equipment: tag.optional(),
  /** As requested. */
  planned: hourRange,
  /** As worked. */
  final: hourRange,
  fireWatch: quarterHour.optional(),
  overnight: z.literal(true).optional(),
});

const isolation = z.strictObject({
  tag,
  for: tag,
  where: exactText(40),
  /** What may be opened behind it. */
  isolates: tag,
  planned: hourRange,
  overnight: z.literal(true).optional(),
  box: tag,
  method: z.enum(['single block', 'single block and bleed', 'double block and bleed']),
  /** Why this method is enough. */
  basis: text(200).optional(),
  points: z
    .array(
      z.strictObject({
        device: tag,
        /** What it is: “Gate valve”. */
        type: text(40),
        energy: text(40),
        position: text(50).regex(
          /^locked (open|closed|off)\b/,
          'must begin with “locked open”, “locked closed”, or “locked off”',
        ),
        lock: tag,
        holder: text(24),
        verified: time,
        how: text(50),
      }),
    )
    .min(1),
});

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
    causes: step,
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
    /** Of the crew, how many are qualified for the day's tasks when the shift starts. */
    crew: z.strictObject({ qualified: z.int().min(0), of: z.int().min(1) }),
    /** From the shift before. */
    handoverItems: z.int().min(0),
    people: z.array(z.strictObject({ name: exactText(24), role: text(24), account: tag })).min(1),
    equipment,
    instruments: z
      .array(taggedItem.extend({ state: z.enum(states.instruments).optional() }))
      .min(1),
    devices,
    /** They isolate nothing. */
    checkValves: taggedItems,
    line: z.strictObject({
      pumps: z.array(tag).length(2, 'must be the pump and its spare'),
      exchanger: tag,
      flange: tag,
      fluid: text(60),
      beforeStart: text(80).optional(),
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
      reading: text(16),
      noted: time,
      read: time,
      decided: time,
      earlier: tag,
      order: tag,
      isolation: tag,
    }),
    documents: taggedItems,
    log: logSchema,
    incidents: z.array(incident).min(1),
  })
  .superRefine(checkStates)
  .superRefine(({ permits, conflict }, { addIssue }) => {
    const [one, other] = permits.filter(({ tag }) => conflict.includes(tag));
    const isPair = one !== undefined && other !== undefined;
    const report = (message: string) => addIssue({ code: 'custom', path: ['conflict'], message });
    if (!isPair || !overlap(one.planned, other.planned)) {
      report('must be two permits whose planned hours overlap');
    } else if (overlap(withFireWatch(one), withFireWatch(other))) {
      report('must be two permits whose final hours, fire watch included, don’t overlap');
    }
  });

type Hours = z.output<typeof hourRange>;

const overlap = (one: Hours, other: Hours) => one.from < other.until && other.from < one.until;
const withFireWatch = ({ final, fireWatch = final.until }: z.output<typeof permit>): Hours => ({
  from: final.from,
  until: fireWatch,
});
