import { AgentWall } from '@/components/sections/agent-wall';
import { CallToAction } from '@/components/sections/call-to-action';
import { Film } from '@/components/sections/film';
import { Hero } from '@/components/sections/hero';
import { RolePicker, RoleResults } from '@/components/sections/role-picker';
import { TeamSteps } from '@/components/sections/team-steps';
import { PageFrame } from '@/components/shell/page-frame';
import { Section } from '@/components/ui/section';
import { content, pageNamed } from '@/lib/content';
import { filmOf, linkOf, withLinks } from '../from-content';
import { pageMetadata } from '../page-metadata';
import { StructuredData } from '../structured-data';
import { crew, rolePicker } from './crew';

export const metadata = pageMetadata('AITeam');

export default function TeamPage() {
  const { team } = content();
  const picker = rolePicker();
  const { hero, wall, how, closing } = team;
  const { seconds, ...film } = filmOf(hero.film);
  return (
    <PageFrame crumb={pageNamed('AITeam').title}>
      <div className="mt-5">
        <Hero {...hero} actions={hero.actions.map(linkOf)}>
          <Film {...film} />
        </Hero>
      </div>
      <Section id="agents" tag={wall.tag} heading={wall.heading} lead={wall.lead}>
        <div className="crew-filter">
          <RolePicker {...picker} />
          <RoleResults {...picker} />
          <AgentWall crew={crew()} />
        </div>
      </Section>
      <Section id="how-they-work" tone="deep" tag={how.tag} heading={how.heading}>
        <TeamSteps steps={how.points} />
      </Section>
      <CallToAction {...withLinks(closing)} />
      <StructuredData page="AITeam" film={{ ...film, seconds }} />
    </PageFrame>
  );
}
