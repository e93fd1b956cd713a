import { z } from 'zod';
import { exactText, quarterHour, text, time } from './fields';

/** The states of each kind of thing, by the name of its list in plant.yaml. */
export const states = {
  equipment: [
    'in service',
    'out of service',
    'running',
    'stopped',
    'on recirculation',
    'locked out',
    'isolated',
    'open',
  ],
  instruments: ['in service', 'reads high'],
  devices: ['open', 'closed', 'on', 'off'],
  permits: [
    'requested',
    'rescheduled',
    'issued',
    'in progress',
    'fire watch',
    'suspended',
    'handed back',
    'closed out',
  ],
  isolations: ['planned', 'verified', 'removed'],
  workOrders: ['open', 'closed'],
  documents: ['valid', 'passed', 'failed'],
} as const;

const entry = z.strictObject({
  time,
  tag: exactText(16),
  text: text(80),
  by: text(24),
  with: text(24).optional(),
  signal: z.enum(['amber', 'blue']).optional(),
  /** New states, by tag. */
  sets: z.record(z.string(), z.string()).optional(),
  /** Items of the handover, of `handoverItems`. */
  accepted: z.int().min(0).optional(),
  /** Of the crew. */
  qualified: z.int().min(0).optional(),
  /** Of the permit that the entry is about. */
  gasTest: text(16).optional(),
  /** Of the instrument that the entry is about. */
  reading: text(40).optional(),
  /** The isolation whose zero energy was verified again. */
  verifies: exactText(16).optional(),
  /** Who holds the locks of the isolation that the entry is about, from then on. */
  holder: text(24).optional(),
});

/** What a shift logged, in chronological order. */
export const logSchema = z
  .array(entry)
  .min(1)
  .superRefine((entries, { addIssue }) => {
    for (const [index, { time: own }] of entries.entries()) {
      const previous = entries[index - 1]?.time;
      if (previous === undefined || previous < own) continue;
      const message = `must be later than ${previous}, the entry before it`;
      addIssue({ code: 'custom', path: [index, 'time'], message });
    }
  });

type Kind = keyof typeof states;

/** Reports entries of the log that change something unknown, or to a state that it can't have. */
function checkStates(
  plant: Readonly<Record<Kind, readonly { tag: string }[]>> & { log: z.output<typeof logSchema> },
  { addIssue }: Pick<z.core.$RefinementCtx, 'addIssue'>,
): void {
  const kinds = Object.entries(states).map(([kind, allowed]) => ({
    allowed: allowed as readonly string[],
    // Safe: Object.entries loses the type of the keys.
    tags: plant[kind as Kind].map(({ tag }) => tag),
  }));
  for (const [index, { sets = {} }] of plant.log.entries()) {
    for (const [tag, state] of Object.entries(sets)) {
      const kind = kinds.find(({ tags }) => tags.includes(tag));
      if (kind?.allowed.includes(state)) continue;
      const message =
        kind === undefined
          ? `“${tag}” can’t have a state: use equipment, an instrument, a device, a permit, an isolation, a work order, or a document of this file`
          : `“${state}” isn’t a state of ${tag}: use ${kind.allowed.join(', ')}`;
      addIssue({ code: 'custom', path: ['log', index, 'sets', tag], message });
    }
  }
}

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
        position: text(30).regex(
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
