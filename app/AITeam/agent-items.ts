import { toLink } from '@/app/content-props';
import type { AgentItem } from '@/components/sections/agent-details';
import type { RolePickerProps } from '@/components/sections/role-picker';
import { content, hrefOf, roleId } from '@/lib/content';
import type { Agent, LinkItem } from '@/lib/content/types';

/** The agents, each with its roles and next steps. */
export function agentItems(): AgentItem[] {
  return content().agents.map((agent) => ({
    agent,
    roles: agent.targetUsers.map(roleItem),
    action: toLink(content().team.agent.action),
    pillar: pillarLink(agent),
  }));
}

/** The role filter: roles in groups, each with its number of agents. */
export function rolePickerProps(): RolePickerProps {
  const { agents, team } = content();
  const { groups, ...labels } = team.wall.roles;
  return {
    ...labels,
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

/** The last pillar that lists the agent is the most specific; the first lists half of all agents. */
function pillarLink({ name }: Agent): LinkItem | undefined {
  const { team, capabilities } = content();
  const pillar = capabilities.pillars.findLast(({ agents }) => agents.names.includes(name));
  if (pillar === undefined) return undefined;
  return {
    label: `${team.agent.pillar} ${pillar.title}`,
    href: `${hrefOf('Capabilities')}#${pillar.id}`,
  };
}
