import { z } from 'zod';
import { agentColors } from './agents';
import { audience } from './audience';
import { heroFields } from './hero';
import { closing, siteLink } from './link';
import { point, sectionTag, text } from './text';
import { uniqueBy } from './unique';

/** The audience in groups, as the filter on AI Team shows it. Every role must be listed exactly once. */
const roleGroups = z
  .array(z.strictObject({ name: text(30), roles: z.array(z.enum(audience)).min(1) }))
  .superRefine((groups, context) => {
    const seen = new Set<string>();
    groups.forEach(({ roles }, group) => {
      roles.forEach((role, index) => {
        const message = `${role} is listed twice: remove one of the two`;
        if (seen.has(role))
          context.addIssue({ code: 'custom', path: [group, 'roles', index], message });
        seen.add(role);
      });
    });
    const missing = audience.filter((role) => !seen.has(role));
    if (missing.length === 0) return;
    const message = `must list every role; missing: ${missing.join(', ')}`;
    context.addIssue({ code: 'custom', message });
  });

/** The content of AI Team, apart from its agents. */
export function teamSchema(pageNames: readonly string[]) {
  return z.strictObject({
    hero: z.strictObject({ tag: text(60), ...heroFields(pageNames) }),
    wall: z.strictObject({
      tag: sectionTag,
      heading: text(80),
      lead: text(320),
      roles: z.strictObject({
        label: text(40),
        all: text(40),
        reset: text(40),
        chosen: text(20),
        groups: roleGroups,
      }),
      /** What the colors of the agents' plates mean. */
      key: z.strictObject({
        heading: text(40),
        colors: uniqueBy(
          z.array(z.strictObject({ color: z.enum(agentColors), means: text(40) })).min(1),
          'color',
          'list each color once',
        ),
      }),
    }),
    agent: z.strictObject({ action: siteLink(pageNames), pillar: text(40) }),
    how: z.strictObject({ tag: sectionTag, heading: text(80), points: z.array(point).length(4) }),
    closing: closing(pageNames),
  });
}
