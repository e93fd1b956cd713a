import { AgentWall } from '@/components/sections/agent-wall';
import { Film } from '@/components/sections/film';
import { Hero } from '@/components/sections/hero';
import { RuledPoints } from '@/components/sections/ruled-points';
import { PageFrame } from '@/components/shell/page-frame';
import { button } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import { content, pageNamed } from '@/lib/content';
import { filmOf, linkOf } from '../from-content';
import { pageMetadata } from '../page-metadata';
import { StructuredData } from '../structured-data';

export const metadata = pageMetadata('AITeam');

export default function TeamPage() {
  const { agents, team } = content();
  const { hero, wall, how } = team;
  const back = linkOf(team.back);
  return (
    <PageFrame crumb={pageNamed('AITeam').title}>
      <div className="mt-5">
        <Hero {...hero}>
          <Film {...filmOf(hero.film)} />
        </Hero>
      </div>
      <Section id="agents" tag={wall.tag} heading={wall.heading} lead={wall.lead}>
        <AgentWall agents={agents} />
      </Section>
      <Section id="how-they-work" tag={how.tag} heading={how.heading}>
        <RuledPoints points={how.points} />
        <PageLink href={back.href} className={`mt-10 ${button.secondary}`}>
          {back.label}
        </PageLink>
      </Section>
      <StructuredData page="AITeam" film={filmOf(hero.film)} />
    </PageFrame>
  );
}
