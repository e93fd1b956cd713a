import { z } from 'zod';
import { anchor, text } from './text';
import { unique } from './unique';

/** Whom the product's words address; names of an audience, not rights of access. */
const audience = [
  'Senior Organizational Leader',
  'Program Manager',
  'Head of Learning',
  'HSE Manager',
  'Operations Manager',
  'Maintenance Manager',
  'Operations Technician',
  'Maintenance Technician',
  'Training Manager',
  'Instructor',
  'Compliance Officer',
  'Creator',
  'Investigation Lead',
  'Communications Lead',
  'Communications Manager',
  'Senior Leader',
  'Project Manager',
  'Data Analyst',
  'HR Director',
  'HR Manager',
  'Group Leader',
  'Support Team',
  'IT Help Desk',
] as const;

/** The gradients of a plate. The last four are signals and mean what they mean on a plant. */
export const agentColors = ['graphite', 'steel', 'amber', 'red', 'green', 'blue'] as const;

/** The symbols that components/sections/agent-icons.tsx draws. */
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

function oneOf<const T extends readonly string[]>(names: T) {
  return z.enum(names, `must be one of: ${names.join(', ')}`);
}

const agentSchema = z.strictObject({
  name: text(40),
  id: anchor,
  headline: z.boolean().default(false),
  role: text(60),
  tagline: text(140),
  capabilities: z.array(text(140)).min(3).max(6),
  targetUsers: z.array(oneOf(audience)).min(1),
  mainBenefit: text(280),
  color: oneOf(agentColors),
  icon: oneOf(agentIcons),
});

// Names stand in addresses: they may not differ in case alone.
export const agentsSchema = unique(z.array(agentSchema), 'name', 'each agent needs its own name');
