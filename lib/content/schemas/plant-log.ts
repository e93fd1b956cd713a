import { z } from 'zod';
import { exactText, text, time } from './fields';

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
export function checkStates(
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
