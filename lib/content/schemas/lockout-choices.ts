import { z } from 'zod';
import { keysOf, phases, planChoices, pointChoices } from '@/lib/calculations/isolation-choices';

/** What's chosen for a point of a lockout plan, and its texts that aren't interpreted. */
export const chosenPoint = z.strictObject({
  line: z.string(),
  energy: z.enum(keysOf(pointChoices.energy)),
  amount: z.string(),
  device: z.enum(keysOf(pointChoices.device)),
  position: z.enum(keysOf(pointChoices.position)),
  leadsTo: z.enum(keysOf(pointChoices.leadsTo)),
  verified: z.enum(keysOf(pointChoices.verified)),
});

/** What's chosen for the plan, and the number of each phase in its steps. */
export const chosenPlan = z.strictObject({
  job: z.enum(keysOf(planChoices.job)),
  single: z.enum(keysOf(planChoices.single)),
  /** The site's own plans are walked down. */
  series: z.enum(keysOf(planChoices.series)).default('walked'),
  air: z.enum(keysOf(planChoices.air)),
  shift: z.enum(keysOf(planChoices.shift)),
  removal: z.enum(keysOf(planChoices.removal)),
  steps: z.record(z.enum(keysOf(phases)), z.string()),
});
