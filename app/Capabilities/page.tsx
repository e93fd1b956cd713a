import { CallToAction } from '@/components/sections/call-to-action';
import { DifferencePoints } from '@/components/sections/difference-points';
import { Film } from '@/components/sections/film';
import { Hero } from '@/components/sections/hero';
import { Pillar } from '@/components/sections/pillar';
import { PageFrame } from '@/components/shell/page-frame';
import { Section } from '@/components/ui/section';
import { content, hrefOf, pageNamed } from '@/lib/content';
import type { LinkItem } from '@/lib/content/types';
import { drawingOf } from '../drawing-of';
import { filmOf, linkOf, withLinks } from '../from-content';
import { pageMetadata } from '../page-metadata';
import { StructuredData } from '../structured-data';

export const metadata = pageMetadata('Capabilities');

export default function CapabilitiesPage() {
  const { title } = pageNamed('Capabilities');
  const { capabilities } = content();
  const { headline, lead, actions, pillars, difference, closing } = capabilities;
  const { seconds, ...film } = filmOf(capabilities.film);
  return (
    <PageFrame crumb={title}>
      <div className="mt-5">
        <Hero headline={headline} lead={lead} actions={actions.map(linkOf)}>
          <Film {...film} />
        </Hero>
      </div>
      <div className="mt-14">
        {pillars.map((pillar, index) => (
          <Pillar
            key={pillar.id}
            number={index + 1}
            pillar={pillar}
            agents={pillar.agents.names.map(plateOf)}
            drawing={drawingOf(pillar.drawing)}
          />
        ))}
      </div>
      <Section id="difference" tone="graphite" tag={difference.tag} heading={difference.heading}>
        <DifferencePoints bar={difference.bar} points={difference.points} />
      </Section>
      <CallToAction {...withLinks(closing)} />
      <StructuredData page="Capabilities" film={{ ...film, seconds }} />
    </PageFrame>
  );
}

/** An agent's plate on the AI Team page; the schema has seen to it that there is one of this name. */
function plateOf(name: string): LinkItem {
  const agent = content().agents.find((candidate) => candidate.name === name);
  return { label: name, href: `${hrefOf('AITeam')}#${agent?.id}` };
}
