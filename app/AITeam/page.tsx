import { filmProps, resolveLinks, toLink } from '@/app/content-props';
import { renderSheetBlock } from '@/app/render-sheet-block';
import { Island } from '@/components/islands/island';
import type { AgentItem } from '@/components/sections/agent-details';
import AgentDialog from '@/components/sections/agent-dialog';
import { AgentGrid } from '@/components/sections/agent-grid';
import { CallToAction } from '@/components/sections/call-to-action';
import { Film } from '@/components/sections/film';
import { Hero } from '@/components/sections/hero';
import { RolePicker, type RolePickerProps, RoleResults } from '@/components/sections/role-picker';
import { TeamSteps } from '@/components/sections/team-steps';
import { PageFrame } from '@/components/shell/page-frame';
import { Section } from '@/components/ui/section';
import { content, getPage, hrefOf, roleId } from '@/lib/content';
import type { Agent, LinkItem } from '@/lib/content/types';
import { pageMetadata } from '../page-metadata';
import { renderAsk } from '../render-ask';
import { StructuredData } from '../structured-data';

export const generateMetadata = () => pageMetadata('AITeam');

export default function TeamPage() {
  const { team } = content();
  const picker = rolePickerProps();
  const { hero, wall, how, closing } = team;
  const { seconds, ...film } = filmProps(hero.film);
  return (
    <PageFrame breadcrumb={getPage('AITeam').title} after={renderSheetBlock('AITeam')}>
      <div className="mt-5">
        <Hero {...hero} actions={hero.actions.map(toLink)}>
          <Film {...film} />
        </Hero>
      </div>
      <Section id="agents" heading={wall.heading} lead={wall.lead}>
        <div className="crew-filter">
          <RolePicker {...picker} />
          <RoleResults {...picker} />
          <AgentGrid crew={agentItems()} />
        </div>
        <Island name="AgentDialog" of={AgentDialog} on="press" props={{}} />
      </Section>
      {renderAsk('AITeam')}
      <Section id="how-they-work" tone="deep" heading={how.heading}>
        <TeamSteps steps={how.points} />
      </Section>
      <CallToAction {...resolveLinks(closing)} />
      <StructuredData page="AITeam" film={{ ...film, seconds }} />
    </PageFrame>
  );
}

/** The agents, each with its roles and next steps. */
function agentItems(): AgentItem[] {
  return content().agents.map((agent) => ({
    agent,
    roles: agent.targetUsers.map(roleItem),
    action: toLink(content().team.agent.action),
    pillar: pillarLink(agent),
  }));
}

/** The role filter: roles in groups, each with its number of agents. */
function rolePickerProps(): RolePickerProps {
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
