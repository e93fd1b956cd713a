import { z } from 'zod';
import { anchor, closing, exactText, heroFields, point, siteLink, text, uniqueBy } from './fields';

/** The readers that the copy addresses: job titles, not access rights. */
export const audience = [
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

type Role = (typeof audience)[number];

/** The ID of a role's result on AI Team, like `role-hse-manager`. As a URL fragment, it filters the page. */
export function roleId(role: Role): `role-${string}` {
  return `role-${role.toLowerCase().replaceAll(' ', '-')}`;
}

/** Gradients of an agent's plate. The last four have the meaning that they have in a plant. */
export const agentColors = ['graphite', 'steel', 'amber', 'red', 'green', 'blue'] as const;

/** The icons that components/sections/agent-symbol.tsx draws. */
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

/** The audience in groups, as the filter on AI Team shows it. Every role must be listed exactly once. */
const roleGroups = z
  .array(z.strictObject({ name: text(30), roles: z.array(z.enum(audience)).min(1) }))
  .superRefine((groups, { addIssue }) => {
    const seen = new Set<string>();
    for (const [group, { roles }] of groups.entries()) {
      for (const [index, role] of roles.entries()) {
        const message = `${role} is listed twice: remove one of the two`;
        if (seen.has(role)) addIssue({ code: 'custom', path: [group, 'roles', index], message });
        seen.add(role);
      }
    }
    const missing = audience.filter((role) => !seen.has(role)).join(', ');
    if (missing === '') return;
    addIssue({ code: 'custom', message: `must list every role; missing: ${missing}` });
  });

/** The content of AI Team, apart from its agents. */
export function teamSchema(pageNames: readonly string[]) {
  return z.strictObject({
    hero: z.strictObject(heroFields(pageNames)),
    wall: z.strictObject({
      heading: text(80),
      lead: text(320),
      roles: z.strictObject({
        label: text(40),
        all: text(40),
        reset: text(40),
        groups: roleGroups,
      }),
    }),
    agent: z.strictObject({ action: siteLink(pageNames), pillar: text(40) }),
    how: z.strictObject({
      heading: text(80),
      points: z.array(point).length(4, 'must have four points'),
    }),
    closing: closing(pageNames),
  });
}
