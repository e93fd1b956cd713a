import { filmProps, resolveLinks, toLink } from '@/app/content-props';
import { renderSheetBlock } from '@/app/render-sheet-block';
import { Island } from '@/components/islands/island';
import AgentDialog from '@/components/sections/agent-dialog';
import { AgentGrid } from '@/components/sections/agent-grid';
import { CallToAction } from '@/components/sections/call-to-action';
import { Film } from '@/components/sections/film';
import { Hero } from '@/components/sections/hero';
import { RolePicker, RoleResults } from '@/components/sections/role-picker';
import { TeamSteps } from '@/components/sections/team-steps';
import { PageFrame } from '@/components/shell/page-frame';
import { Section } from '@/components/ui/section';
import { content, getPage } from '@/lib/content';
import { pageMetadata } from '../page-metadata';
import { renderAsk } from '../render-ask';
import { StructuredData } from '../structured-data';
import { agentItems, rolePickerProps } from './agent-items';

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
