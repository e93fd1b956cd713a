import { z } from 'zod';
import { audience } from './audience';
import { anchor, exactText, text } from './text';
import { uniqueBy } from './unique';

/** Gradients of an agent's plate. AI Team says what each means; the last four have the meaning they have in a plant. */
export const agentColors = ['graphite', 'steel', 'amber', 'red', 'green', 'blue'] as const;

/** The icons that components/sections/agent-icons.tsx draws. */
export const agentIcons = [
  'log',
  'badge',
  'permit',
  'schedule',
  'people',
  'question',
  'headset',
  'document',
  'causes',
  'pump',
  'letter',
  'lens',
  'gauge',
  'stream',
  'broadcast',
  'agreement',
  'checklist',
  'route',
] as const;

const agentSchema = z.strictObject({
  name: exactText(40),
  id: anchor,
  headline: z.boolean().default(false),
  role: text(60),
  tagline: text(140),
  capabilities: z.array(text(140)).min(3).max(6),
  targetUsers: uniqueBy(z.array(z.enum(audience)).min(1), null, 'name each role once'),
  mainBenefit: text(280),
  color: z.enum(agentColors),
  icon: z.enum(agentIcons),
});

// pages/Capabilities.yaml refers to agents by name.
export const agentsSchema = uniqueBy(z.array(agentSchema), 'name', 'each agent needs its own name');
