import { AgentWall } from '@/components/sections/agent-wall';
import { CallToAction } from '@/components/sections/call-to-action';
import { Film } from '@/components/sections/film';
import { Hero } from '@/components/sections/hero';
import { RuledPoints } from '@/components/sections/ruled-points';
import { PageFrame } from '@/components/shell/page-frame';
import { Section } from '@/components/ui/section';
import { content, pageNamed } from '@/lib/content';
import { filmOf, linkOf, withLinks } from '../from-content';
import { pageMetadata } from '../page-metadata';
import { StructuredData } from '../structured-data';

export const metadata = pageMetadata('AITeam');

export default function TeamPage() {
  const { agents, team } = content();
  const { hero, wall, how, closing } = team;
  return (
    <PageFrame crumb={pageNamed('AITeam').title}>
      <div className="mt-5">
        <Hero {...hero} actions={hero.actions.map(linkOf)}>
          <Film {...filmOf(hero.film)} />
        </Hero>
      </div>
      <Section id="agents" tag={wall.tag} heading={wall.heading} lead={wall.lead}>
        <AgentWall agents={agents} />
      </Section>
      <Section id="how-they-work" tag={how.tag} heading={how.heading}>
        <RuledPoints points={how.points} />
      </Section>
      <CallToAction {...withLinks(closing)} />
      <StructuredData page="AITeam" film={filmOf(hero.film)} />
    </PageFrame>
  );
}
