import { toLink } from '@/app/content-props';
import type { AgentItem } from '@/components/sections/agent-details';
import type { RolePickerProps } from '@/components/sections/role-picker';
import { content, hrefOf, roleId } from '@/lib/content';
import type { Agent, LinkItem } from '@/lib/content/types';

/** The agents, each with the roles that it works with and its next steps. */
export function agentItems(): AgentItem[] {
  return content().agents.map((agent) => ({
    agent,
    roles: agent.targetUsers.map(roleItem),
    action: toLink(content().team.agent.action),
    pillar: pillarLink(agent),
  }));
}

/** The filter: the roles in their groups, each with the number of its agents. */
export function rolePickerProps(): RolePickerProps {
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
function pillarLink({ name }: Agent): LinkItem | undefined {
  const { team, capabilities } = content();
  const pillar = capabilities.pillars.findLast(({ agents }) => agents.names.includes(name));
  if (pillar === undefined) return undefined;
  return {
    label: `${team.agent.pillar} ${pillar.title}`,
    href: `${hrefOf('Capabilities')}#${pillar.id}`,
  };
}
