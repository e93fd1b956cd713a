import type { CrewMember } from '@/components/sections/agent-wall';
import type { RolePickerProps } from '@/components/sections/role-picker';
import { content, hrefOf, roleId } from '@/lib/content';
import type { Agent } from '@/lib/content/types';
import { linkOf } from '../from-content';

/** The agents, each with the roles that it works with and what to do next. */
export function crew(): CrewMember[] {
  return content().agents.map((agent) => ({
    agent,
    roles: agent.targetUsers.map(roleItem),
    next: nextSteps(agent),
  }));
}

/** The filter: the roles in their groups, each with the number of its agents. */
export function rolePicker(): RolePickerProps {
  const { agents, team } = content();
  const { groups, ...words } = team.wall.roles;
  return {
    ...words,
    total: agents.length,
    groups: groups.map(({ name, roles }) => ({
      name,
      roles: roles.map(roleItem).filter(({ count }) => count > 0),
    })),
  };
}

function roleItem(name: Agent['targetUsers'][number]) {
  const count = content().agents.filter(({ targetUsers }) => targetUsers.includes(name)).length;
  return { id: roleId(name), name, count };
}

/** The last pillar that names the agent is the most specific one: the first names half of them. */
function nextSteps({ name }: Agent) {
  const { team, capabilities } = content();
  const pillar = capabilities.pillars.findLast(({ agents }) => agents.names.includes(name));
  const action = linkOf(team.agent.action);
  if (pillar === undefined) return [action];
  const label = `${team.agent.pillar} ${pillar.title}`;
  return [action, { label, href: `${hrefOf('Capabilities')}#${pillar.id}` }];
}
